import type { CountryCode } from '@/schemas/country';
import type { MapDefinition } from './map-definition.ts';
import { canada } from './places/canada.ts';
import { france } from './places/france.ts';
import { ghana } from './places/ghana.ts';
import { ireland } from './places/ireland.ts';
import { japan } from './places/japan.ts';
import { mexico } from './places/mexico.ts';
import { puertoRico } from './places/puerto-rico.ts';
import { singapore } from './places/singapore.ts';
import { southAfrica } from './places/south-africa.ts';
import { spain } from './places/spain.ts';
import { unitedArabEmirates } from './places/united-arab-emirates.ts';
import { unitedKingdom } from './places/united-kingdom.ts';
import { unitedStates } from './places/united-states.ts';
import { vietnam } from './places/vietnam.ts';

/** The map definitions of all countries. */
export const mapDefinitions: Readonly<Record<CountryCode, MapDefinition>> = {
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
