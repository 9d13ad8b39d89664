import type { CountryCode } from '@/schemas/country';
import type { MapDefinition } from './map-definition.ts';
import canada from './places/canada.json' with { type: 'json' };
import france from './places/france.json' with { type: 'json' };
import ghana from './places/ghana.json' with { type: 'json' };
import ireland from './places/ireland.json' with { type: 'json' };
import japan from './places/japan.json' with { type: 'json' };
import mexico from './places/mexico.json' with { type: 'json' };
import puertoRico from './places/puerto-rico.json' with { type: 'json' };
import singapore from './places/singapore.json' with { type: 'json' };
import southAfrica from './places/south-africa.json' with { type: 'json' };
import spain from './places/spain.json' with { type: 'json' };
import unitedArabEmirates from './places/united-arab-emirates.json' with { type: 'json' };
import unitedKingdom from './places/united-kingdom.json' with { type: 'json' };
import unitedStates from './places/united-states.json' with { type: 'json' };
import vietnam from './places/vietnam.json' with { type: 'json' };

/**
 * The map definitions of all countries. The names of towns and seas are in one JSON file per country; those of Ghana
 * are the capitals of its regions.
 */
export const mapDefinitions: Readonly<Record<CountryCode, MapDefinition>> = {
  US: {
    drawing: 'united-states',
    feature: 'United States of America',
    detail: '110m',
    window: { west: -125, south: 24, east: -66.5, north: 49.5 },
    ...unitedStates,
  },
  CA: {
    drawing: 'canada',
    feature: 'Canada',
    detail: '110m',
    window: { west: -141, south: 42, east: -52, north: 70 },
    ...canada,
  },
  FR: {
    drawing: 'france',
    feature: 'France',
    detail: '50m',
    window: { west: -5.2, south: 41.3, east: 9.7, north: 51.2 },
    ...france,
  },
  IE: {
    drawing: 'ireland',
    feature: 'Ireland',
    detail: '50m',
    window: { west: -10.5, south: 51.4, east: -6, north: 55.4 },
    ...ireland,
  },
  JP: {
    drawing: 'japan',
    feature: 'Japan',
    detail: '50m',
    window: { west: 128.5, south: 30.9, east: 146, north: 45.6 },
    ...japan,
  },
  SG: {
    drawing: 'singapore',
    feature: 'Singapore',
    detail: '10m',
    window: { west: 103.6, south: 1.2, east: 104.05, north: 1.48 },
    ...singapore,
  },
  ZA: {
    drawing: 'south-africa',
    feature: 'South Africa',
    detail: '50m',
    window: { west: 16.3, south: -34.9, east: 33, north: -22.1 },
    ...southAfrica,
  },
  UAE: {
    drawing: 'united-arab-emirates',
    feature: 'United Arab Emirates',
    detail: '50m',
    window: { west: 51.5, south: 22.6, east: 56.4, north: 26.1 },
    ...unitedArabEmirates,
  },
  UK: {
    drawing: 'united-kingdom',
    feature: 'United Kingdom',
    detail: '50m',
    window: { west: -8.2, south: 49.9, east: 1.8, north: 58.8 },
    ...unitedKingdom,
  },
  VN: {
    drawing: 'vietnam',
    feature: 'Vietnam',
    detail: '50m',
    window: { west: 102.1, south: 8.5, east: 109.5, north: 23.4 },
    ...vietnam,
  },
  GH: {
    drawing: 'ghana',
    feature: 'Ghana',
    detail: '50m',
    ...ghana,
  },
  ES: {
    drawing: 'spain',
    feature: 'Spain',
    detail: '50m',
    window: { west: -9.4, south: 35.9, east: 4.4, north: 43.9 },
    ...spain,
  },
  MX: {
    drawing: 'mexico',
    feature: 'Mexico',
    detail: '110m',
    window: { west: -117.2, south: 14.4, east: -86.6, north: 32.8 },
    ...mexico,
  },
  PR: {
    drawing: 'puerto-rico',
    feature: 'Puerto Rico',
    detail: '10m',
    window: { west: -67.3, south: 17.9, east: -65.2, north: 18.55 },
    ...puertoRico,
  },
};
