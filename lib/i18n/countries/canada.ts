import { type Country, countryCodesFrom } from './country';

export const canada: Country = {
  name: 'Canada',
  currency: 'CAD',
  distanceUnit: 'km',
  hasLocationList: true,
  selector: countryCodesFrom('CA'),
  // Not specified:
  iso: 'CA',
  words: { office: 'office', region: 'province', district: 'county', postalCode: 'postal', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://ca.meridian.example',
  timeZone: 'America/Toronto',
  postalCode: { form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, example: 'M5V 3L9' },
  examplePhone: '+14165550123',
  exampleTown: 'Toronto',
};
