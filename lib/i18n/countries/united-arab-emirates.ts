import { type Country, countryCodesFrom } from './country';

export const unitedArabEmirates: Country = {
  name: 'United Arab Emirates',
  inSentence: 'the United Arab Emirates',
  distanceUnit: 'km',
  selector: countryCodesFrom('UAE'),
  // Not specified:
  iso: 'AE',
  currency: 'AED',
  words: { office: 'office', region: 'emirate', district: 'district', postalCode: 'postal', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://ae.meridian.example',
  timeZone: 'Asia/Dubai',
  postalCode: { form: /^[A-Z0-9][A-Z0-9. -]{1,19}$/i, example: 'PO Box 1200' },
  examplePhone: '+97143123456',
  exampleTown: 'Dubai',
};
