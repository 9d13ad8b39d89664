import { type Country, countryCodesFrom } from './country';

export const unitedStates: Country = {
  name: 'United States',
  inSentence: 'the United States',
  currency: 'USD',
  distanceUnit: 'mi',
  words: { office: 'tba', region: 'state', district: 'county', postalCode: 'zip', phone: 'phone' },
  officeAddress: 'West Palm Beach, Florida',
  locationPath: 'locations',
  hasLocationList: true,
  selector: countryCodesFrom('US'),
  // Not specified:
  iso: 'US',
  site: 'https://us.meridian.example',
  timeZone: 'America/New_York',
  postalCode: { form: /^\d{5}(-\d{4})?$/, example: '33401' },
  examplePhone: '+15615551234',
  exampleTown: 'West Palm Beach',
};
