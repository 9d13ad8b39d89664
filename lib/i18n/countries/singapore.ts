import { type Country, ownFirst } from './country';

export const singapore: Country = {
  name: 'Singapore',
  distanceUnit: 'km',
  selector: ownFirst('SG'),
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
