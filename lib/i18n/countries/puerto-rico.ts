import type { Country } from './country';

export const puertoRico: Country = {
  name: 'Puerto Rico',
  distanceUnit: 'km',
  selector: [],
  // Not specified:
  iso: 'PR',
  currency: 'USD',
  words: {
    office: 'office',
    region: 'municipality',
    district: 'district',
    postalCode: 'zip',
    phone: 'phone',
  },
  locationPath: 'locations',
  site: 'https://pr.meridian.example',
  timeZone: 'America/Puerto_Rico',
  postalCode: { form: /^\d{5}(-\d{4})?$/, example: '00717' },
  examplePhone: '+17877221234',
  exampleTown: 'Ponce',
};
