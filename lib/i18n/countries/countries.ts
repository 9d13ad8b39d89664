import type { CountryCode } from '@/schemas/country';
import { canada } from './canada';
import type { Country } from './country';
import { france } from './france';
import { ghana } from './ghana';
import { ireland } from './ireland';
import { japan } from './japan';
import { mexico } from './mexico';
import { puertoRico } from './puerto-rico';
import { singapore } from './singapore';
import { southAfrica } from './south-africa';
import { spain } from './spain';
import { unitedArabEmirates } from './united-arab-emirates';
import { unitedKingdom } from './united-kingdom';
import { unitedStates } from './united-states';
import { vietnam } from './vietnam';

/** The data of each country by the country code of the API contract. */
export const countries: Readonly<Record<CountryCode, Country>> = {
  US: unitedStates,
  CA: canada,
  FR: france,
  IE: ireland,
  JP: japan,
  SG: singapore,
  ZA: southAfrica,
  UAE: unitedArabEmirates,
  UK: unitedKingdom,
  VN: vietnam,
  GH: ghana,
  ES: spain,
  MX: mexico,
  PR: puertoRico,
};
