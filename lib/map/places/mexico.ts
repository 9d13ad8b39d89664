import type { MapDefinition } from '../map-definition';

export const mexico: MapDefinition = {
  drawing: 'mexico',
  feature: 'Mexico',
  detail: '110m',
  window: { west: -117.2, south: 14.4, east: -86.6, north: 32.8 },
  towns: [
    { name: 'Ciudad de México', latitude: 19.433, longitude: -99.133 },
    { name: 'Guadalajara', latitude: 20.66, longitude: -103.35 },
    { name: 'Monterrey', latitude: 25.686, longitude: -100.316 },
    { name: 'Puebla', latitude: 19.044, longitude: -98.198 },
    { name: 'Tijuana', latitude: 32.515, longitude: -117.038 },
    { name: 'Mérida', latitude: 20.967, longitude: -89.624 },
  ],
  sea: { name: 'Pacific Ocean', latitude: 18, longitude: -109.5 },
};
