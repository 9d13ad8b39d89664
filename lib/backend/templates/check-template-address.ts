import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError, type Where } from 'payload';
import { isTakenByRoutes } from '@/lib/routes/template-address';
import { relationId } from '../relation-id';

/**
 * A template has an address of its own: below it stand its pages, beside those that the site has.
 * @throws ValidationError that says what stands there.
 */
export const checkTemplateAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { slug, office } = { ...originalDoc, ...data };
  const isSame = originalDoc?.slug === slug && relationId(originalDoc?.office) === relationId(office);
  if (typeof slug !== 'string' || isSame) return data;
  const message = isTakenByRoutes(slug)
    ? `“${slug}” begins addresses that the site has itself: choose another`
    : (await hasPage(slug, relationId(office), req)) && `A page stands at “${slug}”: choose another`;
  if (!message) return data;
  throw new ValidationError({ collection: 'templates', errors: [{ path: 'slug', message }], req });
};

/** Whether a page with this slug, published or not, stands where the template's would. */
async function hasPage(slug: string, office: number | null, req: PayloadRequest): Promise<boolean> {
  const own: Where =
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
    where: { and: [{ slug: { equals: slug } }, own] },
    req,
  });
  return totalDocs > 0;
}
