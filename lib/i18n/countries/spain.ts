import { type Country, countryCodesFrom } from './country';

export const spain: Country = {
  name: 'Spain',
  currency: 'EUR',
  distanceUnit: 'km',
  selector: countryCodesFrom('ES'),
  // Not specified:
  iso: 'ES',
  words: { office: 'office', region: 'province', district: 'district', postalCode: 'postal', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://es.meridian.example',
  timeZone: 'Europe/Madrid',
  postalCode: { form: /^\d{5}$/, example: '46002' },
  examplePhone: '+34961234567',
  exampleTown: 'Valencia',
};
