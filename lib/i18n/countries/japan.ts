import { type Country, countryCodesFrom } from './country';

export const japan: Country = {
  name: 'Japan',
  distanceUnit: 'km',
  selector: countryCodesFrom('JP'),
  // Not specified:
  iso: 'JP',
  currency: 'JPY',
  words: {
    office: 'office',
    region: 'prefecture',
    district: 'district',
    postalCode: 'postal',
    phone: 'phone',
  },
  locationPath: 'locations',
  site: 'https://jp.meridian.example',
  timeZone: 'Asia/Tokyo',
  postalCode: { form: /^\d{3}-?\d{4}$/, example: '100-0001' },
  examplePhone: '+81312345678',
  exampleTown: 'Osaka',
};
