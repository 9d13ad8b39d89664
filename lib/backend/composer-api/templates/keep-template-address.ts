import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';

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
  throw templateError('slug', 'Pages stand below this address: make a new template for another one', req);
};

/** @throws ValidationError when a template that pages use is deleted. */
export const rejectUsedTemplateDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const template = await req.payload.findByID({ collection: 'templates', id, depth: 0, req });
  if (await isTemplateUsed(template.slug, req))
    throw templateError('slug', `Pages stand below “${template.slug}”: remove them first`, req);
};
