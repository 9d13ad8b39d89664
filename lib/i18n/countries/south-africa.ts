import { type Country, countryCodesFrom } from './country';

export const southAfrica: Country = {
  name: 'South Africa',
  distanceUnit: 'km',
  selector: countryCodesFrom('ZA'),
  // Not specified:
  iso: 'ZA',
  currency: 'ZAR',
  words: { office: 'office', region: 'province', district: 'district', postalCode: 'postal', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://za.meridian.example',
  timeZone: 'Africa/Johannesburg',
  postalCode: { form: /^\d{4}$/, example: '8001' },
  examplePhone: '+27211234567',
  exampleTown: 'Cape Town',
};
