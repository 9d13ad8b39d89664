import type { MapDefinition } from '../map-definition';

export const canada: MapDefinition = {
  drawing: 'canada',
  feature: 'Canada',
  detail: '110m',
  window: { west: -141, south: 42, east: -52, north: 70 },
  towns: [
    { name: 'Toronto', latitude: 43.65, longitude: -79.38 },
    { name: 'Montréal', latitude: 45.5, longitude: -73.57 },
    { name: 'Vancouver', latitude: 49.28, longitude: -123.12 },
    { name: 'Calgary', latitude: 51.05, longitude: -114.07 },
    { name: 'Winnipeg', latitude: 49.9, longitude: -97.14 },
    { name: 'Halifax', latitude: 44.65, longitude: -63.57 },
  ],
  sea: { name: 'Hudson Bay', latitude: 59.5, longitude: -86 },
};
