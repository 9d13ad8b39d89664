import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { relationId } from '../relation-id';

/** Holds a listing to a district of its region. @throws ValidationError that names the region's. */
export const checkDistrict: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { district, region } = { ...originalDoc, ...data };
  const id = relationId(region);
  // Without a region, the region is what is missing.
  if (!district || id === null) return data;
  const found = await req.payload.findByID({
    collection: 'regions',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!found || found.districts?.some(({ slug }) => slug === district)) return data;
  const message = `“${district}” is no district of ${found.name}: choose one of this region, or leave it empty`;
  throw new ValidationError({ collection: 'listings', errors: [{ path: 'district', message }], req });
};
