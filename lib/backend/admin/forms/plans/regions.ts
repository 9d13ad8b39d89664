import type { FormPlan } from '../form-plan';

export const regionPlan: FormPlan = {
  about: 'The regions that offices and listings lie in.',
  above: [['name', 'code'], 'introduction', ['latitude', 'longitude'], 'districts'],
  tabs: [],
  rows: { districts: { singular: 'district', plural: 'districts', labelField: 'name' } },
  fieldTexts: {
    code: { label: 'Code' },
    introduction: { label: 'Introduction', description: 'What its page says of it, below its name' },
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
