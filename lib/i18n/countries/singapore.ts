import { type Country, countryCodesFrom } from './country';

export const singapore: Country = {
  name: 'Singapore',
  distanceUnit: 'km',
  selector: countryCodesFrom('SG'),
  // Not specified:
  iso: 'SG',
  currency: 'SGD',
  words: { office: 'office', region: 'region', district: 'district', postalCode: 'postal', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://sg.meridian.example',
  timeZone: 'Asia/Singapore',
  postalCode: { form: /^\d{6}$/, example: '238863' },
  examplePhone: '+6562345678',
  exampleTown: 'Orchard',
};
