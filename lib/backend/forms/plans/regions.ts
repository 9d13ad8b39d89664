import type { FormPlan } from '../form-plan';

/** A region and where its middle is. */
export const regionPlan: FormPlan = {
  above: [
    ['name', 'code'],
    ['latitude', 'longitude'],
  ],
  tabs: [],
  words: {
    code: { label: 'Code' },
    latitude: { label: 'Latitude of its middle' },
    longitude: { label: 'Longitude of its middle' },
    slug: { label: 'Address', description: 'The part of web addresses that names it' },
  },
};
