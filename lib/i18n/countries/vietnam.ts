import { type Country, countryCodesFrom } from './country';

export const vietnam: Country = {
  name: 'Vietnam',
  distanceUnit: 'km',
  selector: countryCodesFrom('VN'),
  // Not specified:
  iso: 'VN',
  currency: 'VND',
  words: { office: 'office', region: 'province', district: 'district', postalCode: 'postal', phone: 'phone' },
  locationPath: 'locations',
  site: 'https://vn.meridian.example',
  timeZone: 'Asia/Ho_Chi_Minh',
  postalCode: { form: /^\d{5,6}$/, example: '50000' },
  examplePhone: '+842438123456',
  exampleTown: 'Đà Nẵng',
};
