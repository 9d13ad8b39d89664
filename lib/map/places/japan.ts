import type { MapDefinition } from '../map-definition';

export const japan: MapDefinition = {
  drawing: 'japan',
  feature: 'Japan',
  detail: '50m',
  window: { west: 128.5, south: 30.9, east: 146, north: 45.6 },
  towns: [
    { name: 'Tokyo', latitude: 35.68, longitude: 139.69 },
    { name: 'Osaka', latitude: 34.69, longitude: 135.5 },
    { name: 'Nagoya', latitude: 35.18, longitude: 136.91 },
    { name: 'Sapporo', latitude: 43.06, longitude: 141.35 },
    { name: 'Fukuoka', latitude: 33.59, longitude: 130.4 },
    { name: 'Sendai', latitude: 38.27, longitude: 140.87 },
    { name: 'Hiroshima', latitude: 34.39, longitude: 132.46 },
  ],
  sea: { name: 'Pacific Ocean', latitude: 33.2, longitude: 142.6 },
};
