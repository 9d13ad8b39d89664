import { type CollectionBeforeChangeHook, ValidationError } from 'payload';
import type { Region } from '../payload-types';

/** Keeps the districts that listings name. @throws ValidationError that says which one is still named. */
export const keepNamedDistricts: CollectionBeforeChangeHook<Region> = async ({ data, originalDoc, req }) => {
  if (!originalDoc || !data.districts) return data;
  const kept = new Set(data.districts.map(({ slug }) => slug));
  const gone = (originalDoc.districts ?? []).filter(({ slug }) => !kept.has(slug));
  for (const { slug, name } of gone) {
    const where = { district: { equals: slug } };
    const { totalDocs } = await req.payload.count({ collection: 'listings', where, req });
    if (totalDocs === 0) continue;
    const named = totalDocs === 1 ? 'a listing lies' : `${totalDocs} listings lie`;
    const message = `${name} stays, with its short name “${slug}”: ${named} in it. Give them another district first`;
    throw new ValidationError({ collection: 'regions', errors: [{ path: 'districts', message }], req });
  }
  return data;
};
