import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Region } from '../../payload-types';

/** Prevents the removal of districts that listings use. @throws ValidationError */
export const protectUsedDistricts: CollectionBeforeChangeHook<Region> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || !data.districts) return data;
  const slugs = new Set(data.districts.map(({ slug }) => slug));
  const removed = (originalDoc.districts ?? []).filter(({ slug }) => !slugs.has(slug));
  for (const { slug, name } of removed) {
    const where = { district: { equals: slug } };
    const { totalDocs } = await req.payload.count({ collection: 'listings', where, req });
    if (totalDocs === 0) continue;
    const usage = totalDocs === 1 ? 'a listing' : `${totalDocs} listings`;
    const message = `${name} (short name “${slug}”) cannot be renamed or deleted: it is used by ${usage}. Choose another district for them first`;
    throw new ValidationError({ collection: 'regions', errors: [{ path: 'districts', message }], req });
  }
  return data;
};
