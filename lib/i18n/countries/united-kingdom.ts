import { type Country, countryCodesFrom } from './country';

export const unitedKingdom: Country = {
  name: 'United Kingdom',
  inSentence: 'the United Kingdom',
  distanceUnit: 'km',
  selector: countryCodesFrom('UK'),
  // Not specified:
  iso: 'GB',
  currency: 'GBP',
  words: { office: 'office', region: 'region', district: 'county', postalCode: 'postcode', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://uk.meridian.example',
  timeZone: 'Europe/London',
  postalCode: { form: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, example: 'M1 1AE' },
  examplePhone: '+442079460958',
  exampleTown: 'Manchester',
};
