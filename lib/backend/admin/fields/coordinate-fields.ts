import type { CollectionBeforeValidateHook, NumberField } from 'payload';
import { relationId } from '../../relation-id';
import { generatedWhenEmpty, isGeneratedLater } from './generated-when-empty';

/**
 * Latitude and longitude in WGS 84 degrees. With `usesRegionCentre`, empty fields are set to the centre of
 * the region; requires the hook `setRegionCentre`.
 */
export const coordinateFields = ({ usesRegionCentre = false } = {}): NumberField[] => [
  degreesField('latitude', 90, usesRegionCentre),
  degreesField('longitude', 180, usesRegionCentre),
];

function degreesField(name: string, limit: number, usesRegionCentre: boolean): NumberField {
  return {
    name,
    type: 'number',
    required: true,
    hasMany: false,
    min: -limit,
    max: limit,
    ...(usesRegionCentre && { admin: generatedWhenEmpty }),
    validate: (value, options) => {
      // A missing region is reported by its own field.
      const event = hasRegion(options.siblingData) ? options.event : 'onChange';
      if (usesRegionCentre && isGeneratedLater(value, { event })) return true;
      return (
        (typeof value === 'number' && Math.abs(value) <= limit) ||
        `Enter degrees between -${limit} and ${limit}`
      );
    },
  };
}

const hasRegion = (siblings: Partial<Record<string, unknown>> = {}) => relationId(siblings.region) !== null;

/** Sets the centre of the region when a document has no coordinates. */
export const setRegionCentre: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { latitude, longitude, region } = { ...originalDoc, ...data };
  const id = relationId(region);
  if (!data || id === null || typeof latitude === 'number' || typeof longitude === 'number') return data;
  const regionDocument = await req.payload.findByID({
    collection: 'regions',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  return regionDocument
    ? { ...data, latitude: regionDocument.latitude, longitude: regionDocument.longitude }
    : data;
};
