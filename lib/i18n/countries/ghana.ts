import { type Country, countryCodesFrom } from './country';

export const ghana: Country = {
  name: 'Ghana',
  distanceUnit: 'km',
  words: { office: 'office', region: 'region', district: 'district', postalCode: 'digital', phone: 'mobile' },
  hasLocationList: true,
  selector: countryCodesFrom('GH'),
  // Not specified:
  iso: 'GH',
  // Prices in Ghana must be in cedi by law.
  currency: 'GHS',
  // A street in Accra, according to the specification.
  officeAddress: '14 Cantonments Road, Osu, Accra',
  locationPath: 'locations',
  site: 'https://gh.meridian.example',
  timeZone: 'Africa/Accra',
  postalCode: { form: /^[A-Z][A-Z0-9][\s-]?\d{3,5}[\s-]?\d{4}$/i, example: 'GA-183-8164' },
  examplePhone: '+233244123456',
  exampleTown: 'Kumasi',
};
