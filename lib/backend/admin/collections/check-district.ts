import { type CollectionBeforeValidateHook, ValidationError } from 'payload';
import { relationId } from '../../relation-id';

/** Requires the district of a listing to belong to its region. @throws ValidationError */
export const checkDistrict: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { district, region } = { ...originalDoc, ...data };
  const id = relationId(region);
  // A missing region is reported by its own field.
  if (!district || id === null) return data;
  const regionDocument = await req.payload.findByID({
    collection: 'regions',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  if (!regionDocument || regionDocument.districts?.some(({ slug }) => slug === district)) return data;
  const message = `“${district}” is not a district of ${regionDocument.name}: choose one in this region, or leave it empty`;
  throw new ValidationError({ collection: 'listings', errors: [{ path: 'district', message }], req });
};
