import type { ArrayField } from 'payload';
import { coordinateFields } from './coordinate-fields';
import { slugField } from './slug-field';

/** What a region is divided into, each at its centre. No two of the network have the same slug, by which a listing names one. */
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
