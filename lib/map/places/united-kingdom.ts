import type { MapDefinition } from '../map-definition';

export const unitedKingdom: MapDefinition = {
  drawing: 'united-kingdom',
  feature: 'United Kingdom',
  detail: '50m',
  window: { west: -8.2, south: 49.9, east: 1.8, north: 58.8 },
  towns: [
    { name: 'London', latitude: 51.507, longitude: -0.128 },
    { name: 'Manchester', latitude: 53.481, longitude: -2.242 },
    { name: 'Birmingham', latitude: 52.486, longitude: -1.89 },
    { name: 'Leeds', latitude: 53.8, longitude: -1.549 },
    { name: 'Glasgow', latitude: 55.864, longitude: -4.252 },
    { name: 'Edinburgh', latitude: 55.953, longitude: -3.188 },
    { name: 'Cardiff', latitude: 51.482, longitude: -3.179 },
    { name: 'Belfast', latitude: 54.597, longitude: -5.93 },
    { name: 'Bristol', latitude: 51.455, longitude: -2.588 },
  ],
  sea: { name: 'North Sea', latitude: 56.2, longitude: 0.4 },
};
