import { type CollectionBeforeChangeHook, ValidationError, type Where } from 'payload';
import { type PageSlug, routesWith } from '@/lib/routes/page-slugs';
import { isShown } from '@/lib/routes/shown-pages';
import { takenField } from '@/lib/routes/taken-address';

const partOf = { slug: 'address of its own', template_slug: 'first part of an address' };
const missing = {
  slug: 'A custom page needs an address',
  template_slug: 'It needs the first part of its address',
};
const taken = {
  slug: 'is the address of a standard page or of another part of the site: choose another',
  template_slug: 'begins the addresses of standard pages or of another part of the site: choose another',
};

/**
 * A page has an address of its own where its route has room for one, and nowhere else, drafts included: nobody would
 * find it, nor at an address that the routes give to something else. One that is to be published must be at a route where its
 * owner has pages, and have a place nobody else has: its route, its address, its office and its agent. The database holds to both room and place as well
 * (`pages_address_fits`, `pages_one_a_place`).
 * @throws ValidationError
 */
export const checkPlace: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const page = { ...originalDoc, ...data };
  const refuse = (path: string, message: string) =>
    new ValidationError({ collection: 'pages', errors: [{ path, message }], req });
  for (const field of ['slug', 'template_slug'] as const) {
    const fault = findAddressFault(page, field) ?? findTakenFault(page, originalDoc, field);
    if (fault) throw refuse(field, fault);
  }
  if (page._status !== 'published') return data;
  if (!isShown(page.route, page.scope)) throw refuse('route', unseen(page));
  const same: Where[] = [
    { route: { equals: page.route } },
    { _status: { equals: 'published' } },
    ...['slug', 'template_slug', 'scope', 'office', 'agent'].map((field) => matches(field, page[field])),
    ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
  ];
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', where: { and: same }, req },
    ...{ depth: 0, limit: 1, pagination: false, select: { title: true } },
  });
  if (docs[0])
    throw refuse(
      routesWith('slug').includes(page.route) ? 'slug' : 'route',
      `Another page is published at this place, “${docs[0].title}”: give this one another, or unpublish that one first`,
    );
  return data;
};

type Fields = Record<string, unknown>;

const unseen = ({ route, scope }: Fields): string =>
  route
    ? `There is no page of this kind for an ${scope}, so nobody would see it: choose another kind, or change “Belongs to”`
    : 'Choose what kind of page it is: until then it has no address';

function findAddressFault(page: Fields, field: PageSlug): string | null {
  const { route, _status: status } = page;
  if (typeof route !== 'string') return null;
  if (routesWith(field).includes(route))
    return status === 'published' && !page[field] ? missing[field] : null;
  return page[field] ? `This kind of page has no ${partOf[field]}: empty this` : null;
}

const places = ['route', 'slug', 'template_slug'];

/** What was a draft at such an address before the routes had it may rest there: it can be put away, not published. */
function findTakenFault(page: Fields, before: Fields | undefined, field: PageSlug): string | null {
  const { route, _status: status } = page;
  const isKept = places.every((name) => (page[name] || null) === (before?.[name] || null));
  if (typeof route !== 'string' || (isKept && status !== 'published')) return null;
  return takenField(route, page) === field ? `“${page[field]}” ${taken[field]}` : null;
}

function matches(field: string, value: unknown): Where {
  const key = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return key === null || key === undefined || key === ''
    ? { [field]: { exists: false } }
    : { [field]: { equals: key } };
}
