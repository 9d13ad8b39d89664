import { type Country, countryCodesFrom } from './country';

export const ireland: Country = {
  name: 'Ireland',
  currency: 'EUR',
  distanceUnit: 'km',
  hasLocationList: true,
  selector: countryCodesFrom('IE'),
  // Not specified:
  iso: 'IE',
  words: { office: 'office', region: 'county', district: 'district', postalCode: 'eircode', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://ie.meridian.example',
  timeZone: 'Europe/Dublin',
  postalCode: { form: /^[A-Z]\d[\dW] ?[A-Z0-9]{4}$/i, example: 'D02 X285' },
  examplePhone: '+35316624455',
  exampleTown: 'Galway',
};
