import { type Country, countryCodesFrom } from './country';

export const mexico: Country = {
  name: 'Mexico',
  distanceUnit: 'km',
  hasLocationList: true,
  selector: countryCodesFrom('MX'),
  // Not specified:
  iso: 'MX',
  currency: 'MXN',
  words: { office: 'office', region: 'state', district: 'district', postalCode: 'postal', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://mx.meridian.example',
  timeZone: 'America/Mexico_City',
  postalCode: { form: /^\d{5}$/, example: '64000' },
  examplePhone: '+525512345678',
  exampleTown: 'Monterrey',
};
