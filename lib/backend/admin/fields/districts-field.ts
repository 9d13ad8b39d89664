import type { ArrayField } from 'payload';
import { coordinateFields } from './coordinate-fields';
import { slugField } from './slug-field';

/**
 * The districts of a region with their centres. Slugs are unique in the network, because listings refer to
 * districts by slug.
 */
export const districtsField: ArrayField = {
  name: 'districts',
  type: 'array',
  maxRows: 200,
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    slugField({ from: ['name'] }),
    ...coordinateFields(),
  ],
};
