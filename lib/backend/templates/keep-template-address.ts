import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';

/** Whether pages, published or not, stand below a template's address. */
async function hasPages(slug: unknown, req: PayloadRequest): Promise<boolean> {
  if (typeof slug !== 'string') return false;
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { template_slug: { equals: slug } },
    req,
  });
  return totalDocs > 0;
}

const refuse = (path: string, message: string, req: PayloadRequest) =>
  new ValidationError({ collection: 'templates', errors: [{ path, message }], req });

/** @throws ValidationError when the address of a template changes while pages stand below it. */
export const keepTemplateAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = originalDoc?.slug;
  if (
    before === undefined ||
    data.slug === undefined ||
    data.slug === before ||
    !(await hasPages(before, req))
  )
    return data;
  throw refuse('slug', 'Pages stand below this address: make a new template for another one', req);
};

/** @throws ValidationError when a template goes while pages stand below its address. */
export const keepWhileUsed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const template = await req.payload.findByID({ collection: 'templates', id, depth: 0, req });
  if (await hasPages(template.slug, req))
    throw refuse('slug', `Pages stand below “${template.slug}”: remove them first`, req);
};
