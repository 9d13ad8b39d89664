import { type Country, countryCodesFrom } from './country';

export const france: Country = {
  name: 'France',
  distanceUnit: 'km',
  selector: countryCodesFrom('FR'),
  // Not specified:
  iso: 'FR',
  currency: 'EUR',
  words: { office: 'office', region: 'region', district: 'district', postalCode: 'postal', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://fr.meridian.example',
  timeZone: 'Europe/Paris',
  postalCode: { form: /^\d{5}$/, example: '69002' },
  examplePhone: '+33142685300',
  exampleTown: 'Lyon',
};
