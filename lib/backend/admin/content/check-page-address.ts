import { type CollectionBeforeChangeHook, ValidationError, type Where } from 'payload';
import { conflictingField } from '@/lib/routes/address-conflict';
import { hasPublicAddress } from '@/lib/routes/has-public-address';
import { type PageSlug, routesWith } from '@/lib/routes/page-slugs';

const fieldLabels = { slug: 'own address', template_slug: 'address prefix' };
const missingMessages = {
  slug: 'A custom page needs an address',
  template_slug: 'Enter the first part of the address',
};
const reservedMessages = {
  slug: 'is already used by a standard page or another part of the site: choose another',
  template_slug: 'is reserved for standard pages or another part of the site: choose another',
};

/**
 * Validates the address fields of a page. The address part must be set exactly where the route supports one
 * and must not collide with other routes, even in drafts. A published page needs a route that its owner can
 * have, and a unique combination of route, address, office and agent. The database enforces both rules as
 * well (`pages_address_check`, `pages_unique_address`).
 * @throws ValidationError
 */
export const checkPageAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const page = { ...originalDoc, ...data };
  const addressError = (path: string, message: string) =>
    new ValidationError({ collection: 'pages', errors: [{ path, message }], req });
  for (const field of ['slug', 'template_slug'] as const) {
    const message = findAddressIssue(page, field) ?? findReservedAddressIssue(page, originalDoc, field);
    if (message) throw addressError(field, message);
  }
  if (page._status !== 'published') return data;
  if (!hasPublicAddress(page.route, page.scope)) throw addressError('route', formatUnavailableRoute(page));
  const sameAddressConditions: Where[] = [
    { route: { equals: page.route } },
    { _status: { equals: 'published' } },
    ...['slug', 'template_slug', 'scope', 'office', 'agent'].map((field) => matches(field, page[field])),
    ...(originalDoc?.id ? [{ id: { not_equals: originalDoc.id } }] : []),
  ];
  const { docs } = await req.payload.find({
    ...{ collection: 'pages', where: { and: sameAddressConditions }, req },
    ...{ depth: 0, limit: 1, pagination: false, select: { title: true } },
  });
  if (docs[0])
    throw addressError(
      routesWith('slug').includes(page.route) ? 'slug' : 'route',
      `Another page, “${docs[0].title}”, is published at this address: choose another, or unpublish that page first`,
    );
  return data;
};

type Fields = Record<string, unknown>;

const formatUnavailableRoute = ({ route, scope }: Fields): string =>
  route
    ? `This kind of page is not available for an ${scope}: choose another kind, or change “Belongs to”`
    : 'Choose the kind of page; it determines the address';

function findAddressIssue(page: Fields, field: PageSlug): string | null {
  const { route, _status: status } = page;
  if (typeof route !== 'string') return null;
  if (routesWith(field).includes(route))
    return status === 'published' && !page[field] ? missingMessages[field] : null;
  return page[field] ? `This kind of page has no ${fieldLabels[field]}: clear this field` : null;
}

const addressFields = ['route', 'slug', 'template_slug'];

/** The issue with an address that a route uses. An unchanged draft may be saved, because the route may be newer. */
function findReservedAddressIssue(
  page: Fields,
  previous: Fields | undefined,
  field: PageSlug,
): string | null {
  const { route, _status: status } = page;
  const isUnchanged = addressFields.every((name) => (page[name] || null) === (previous?.[name] || null));
  if (typeof route !== 'string' || (isUnchanged && status !== 'published')) return null;
  return conflictingField(route, page) === field ? `“${page[field]}” ${reservedMessages[field]}` : null;
}

function matches(field: string, value: unknown): Where {
  const key = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return key === null || key === undefined || key === ''
    ? { [field]: { exists: false } }
    : { [field]: { equals: key } };
}
