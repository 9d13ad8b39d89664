import type { FormPlan } from '../form-plan';

/** A region and where its middle is. */
export const regionPlan: FormPlan = {
  about: 'The regions that offices and listings lie in.',
  above: [['name', 'code'], ['latitude', 'longitude'], 'districts'],
  tabs: [],
  rows: { districts: { one: 'district', many: 'districts', namedBy: 'name' } },
  words: {
    code: { label: 'Code' },
    latitude: { label: 'Latitude of its middle' },
    longitude: { label: 'Longitude of its middle' },
    districts: {
      label: 'Districts',
      description: 'Listings say in which of them they lie, and are found near its middle',
    },
    'districts.latitude': { label: 'Latitude of its middle' },
    'districts.longitude': { label: 'Longitude of its middle' },
    'districts.slug': {
      label: 'Short name',
      description: 'As it stands in the address of a search; left empty, it is made from the name',
    },
    slug: {
      label: 'Web address',
      description: 'The part of web addresses that names it; left empty, it is made from the name',
    },
  },
};
