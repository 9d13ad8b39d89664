import type { MapDefinition } from '../map-definition';

export const unitedArabEmirates: MapDefinition = {
  drawing: 'united-arab-emirates',
  feature: 'United Arab Emirates',
  detail: '50m',
  window: { west: 51.5, south: 22.6, east: 56.4, north: 26.1 },
  towns: [
    { name: 'Dubai', latitude: 25.205, longitude: 55.271 },
    { name: 'Abu Dhabi', latitude: 24.454, longitude: 54.377 },
    { name: 'Al Ain', latitude: 24.192, longitude: 55.761 },
    { name: 'Fujairah', latitude: 25.129, longitude: 56.327 },
    { name: 'Ras Al Khaimah', latitude: 25.789, longitude: 55.943 },
  ],
};
