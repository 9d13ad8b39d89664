import type { FormPlan } from '../form-plan';

/** A region and where its middle is. */
export const regionPlan: FormPlan = {
  about: 'The regions that offices and listings lie in.',
  above: [['name', 'code'], 'introduction', ['latitude', 'longitude']],
  tabs: [],
  words: {
    code: { label: 'Code' },
    introduction: { label: 'Introduction', description: 'What its page says of it, below its name' },
    latitude: { label: 'Latitude of its middle' },
    longitude: { label: 'Longitude of its middle' },
    slug: {
      label: 'Web address',
      description: 'The part of web addresses that names it; left empty, it is made from the name',
    },
  },
};
