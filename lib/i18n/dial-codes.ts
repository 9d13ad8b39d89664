import type { CountryCode } from '@/schemas/country';

/** The international dialling codes. A fixed table, because the phone number library has 80 kB. */
export const dialCodes: Readonly<Record<CountryCode, string>> = {
  US: '+1',
  CA: '+1',
  FR: '+33',
  IE: '+353',
  JP: '+81',
  SG: '+65',
  ZA: '+27',
  UAE: '+971',
  UK: '+44',
  VN: '+84',
  GH: '+233',
  ES: '+34',
  MX: '+52',
  PR: '+1',
};
