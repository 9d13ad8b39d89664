import type { MapDefinition } from '../map-definition';

export const singapore: MapDefinition = {
  drawing: 'singapore',
  feature: 'Singapore',
  detail: '10m',
  window: { west: 103.6, south: 1.2, east: 104.05, north: 1.48 },
  towns: [
    { name: 'Orchard', latitude: 1.304, longitude: 103.832 },
    { name: 'Jurong East', latitude: 1.333, longitude: 103.742 },
    { name: 'Tampines', latitude: 1.353, longitude: 103.945 },
    { name: 'Woodlands', latitude: 1.437, longitude: 103.786 },
  ],
  sea: { name: 'Singapore Strait', latitude: 1.19, longitude: 103.85 },
};
