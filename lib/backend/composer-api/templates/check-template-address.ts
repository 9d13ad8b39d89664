import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { conflictsWithRoutes } from '@/lib/routes/template-address';
import { relationId } from '../../relation-id';

/**
 * Requires an unused slug for a template: the addresses of its pages start with it, next to the site's routes and
 * pages.
 * @throws ValidationError that names what uses the address.
 */
export const checkTemplateAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { slug, office } = { ...originalDoc, ...data };
  const isUnchanged = originalDoc?.slug === slug && relationId(originalDoc?.office) === relationId(office);
  if (typeof slug !== 'string' || isUnchanged) return data;
  const message = conflictsWithRoutes(slug)
    ? `“${slug}” is reserved by the site: choose another`
    : (await hasPage(slug, relationId(office), req)) &&
      `A page already has the address “${slug}”: choose another`;
  if (!message) return data;
  throw new ValidationError({ collection: 'templates', errors: [{ path: 'slug', message }], req });
};

/** True when a page with this slug, published or not, exists at the template's address. */
async function hasPage(slug: string, office: number | null, req: PayloadRequest): Promise<boolean> {
  const siteCondition: Where =
    office === null
      ? { route: { equals: 'customPage' } }
      : {
          and: [
            { route: { equals: 'tribeCustomPage' } },
            { or: [{ office: { equals: office } }, { scope: { equals: 'network' } }] },
          ],
        };
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ slug: { equals: slug } }, siteCondition] },
    req,
  });
  return totalDocs > 0;
}

/** True when pages, published or not, use the template's address. */
async function isTemplateUsed(slug: unknown, req: PayloadRequest): Promise<boolean> {
  if (typeof slug !== 'string') return false;
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { template_slug: { equals: slug } },
    req,
  });
  return totalDocs > 0;
}

const templateError = (path: string, message: string, req: PayloadRequest) =>
  new ValidationError({ collection: 'templates', errors: [{ path, message }], req });

/** @throws ValidationError when the slug of a template that pages use changes. */
export const rejectUsedAddressChange: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const previousSlug = originalDoc?.slug;
  if (
    previousSlug === undefined ||
    data.slug === undefined ||
    data.slug === previousSlug ||
    !(await isTemplateUsed(previousSlug, req))
  )
    return data;
  throw templateError('slug', 'Pages use this address: create a new template for another address', req);
};

/** @throws ValidationError when a template that pages use is deleted. */
export const rejectUsedTemplateDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const template = await req.payload.findByID({ collection: 'templates', id, depth: 0, req });
  if (await isTemplateUsed(template.slug, req))
    throw templateError('slug', `Pages use “${template.slug}”: delete them first`, req);
};
