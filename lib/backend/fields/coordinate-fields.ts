import type { CollectionBeforeValidateHook, NumberField } from 'payload';
import { relationId } from '../relation-id';
import { isStillMade, madeWhenEmpty } from './made-when-empty';

/** WGS 84 degrees; `ofRegion`, those of the region where nobody writes them: `placeInRegion` goes with that. */
export const coordinateFields = ({ ofRegion = false } = {}): NumberField[] => [
  degrees('latitude', 90, ofRegion),
  degrees('longitude', 180, ofRegion),
];

function degrees(name: string, limit: number, ofRegion: boolean): NumberField {
  return {
    name,
    type: 'number',
    required: true,
    hasMany: false,
    min: -limit,
    max: limit,
    ...(ofRegion && { admin: madeWhenEmpty }),
    validate: (value, options) => {
      // Without a region, the region is what is missing.
      const event = hasRegion(options.siblingData) ? options.event : 'onChange';
      if (ofRegion && isStillMade(value, { event })) return true;
      return (
        (typeof value === 'number' && Math.abs(value) <= limit) ||
        `Write degrees between -${limit} and ${limit}`
      );
    },
  };
}

const hasRegion = (siblings: Partial<Record<string, unknown>> = {}) => relationId(siblings.region) !== null;

/** Puts what says no place of its own into the middle of its region. */
export const placeInRegion: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const { latitude, longitude, region } = { ...originalDoc, ...data };
  const id = relationId(region);
  if (!data || id === null || typeof latitude === 'number' || typeof longitude === 'number') return data;
  const middle = await req.payload.findByID({
    collection: 'regions',
    id,
    depth: 0,
    disableErrors: true,
    req,
  });
  return middle ? { ...data, latitude: middle.latitude, longitude: middle.longitude } : data;
};
