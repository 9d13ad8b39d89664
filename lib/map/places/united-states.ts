import type { MapDefinition } from '../map-definition';

export const unitedStates: MapDefinition = {
  drawing: 'united-states',
  feature: 'United States of America',
  detail: '110m',
  window: { west: -125, south: 24, east: -66.5, north: 49.5 },
  towns: [
    { name: 'West Palm Beach', latitude: 26.71, longitude: -80.06 },
    { name: 'New York', latitude: 40.71, longitude: -74.01 },
    { name: 'Chicago', latitude: 41.88, longitude: -87.63 },
    { name: 'Dallas', latitude: 32.78, longitude: -96.8 },
    { name: 'Denver', latitude: 39.74, longitude: -104.99 },
    { name: 'Los Angeles', latitude: 34.05, longitude: -118.24 },
    { name: 'Seattle', latitude: 47.61, longitude: -122.33 },
    { name: 'Atlanta', latitude: 33.75, longitude: -84.39 },
  ],
  sea: { name: 'Gulf of Mexico', latitude: 25.5, longitude: -90.5 },
};
