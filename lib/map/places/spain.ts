import type { MapDefinition } from '../map-definition';

export const spain: MapDefinition = {
  drawing: 'spain',
  feature: 'Spain',
  detail: '50m',
  window: { west: -9.4, south: 35.9, east: 4.4, north: 43.9 },
  towns: [
    { name: 'Madrid', latitude: 40.417, longitude: -3.704 },
    { name: 'Barcelona', latitude: 41.385, longitude: 2.173 },
    { name: 'Valencia', latitude: 39.47, longitude: -0.376 },
    { name: 'Sevilla', latitude: 37.389, longitude: -5.984 },
    { name: 'Bilbao', latitude: 43.263, longitude: -2.935 },
    { name: 'Zaragoza', latitude: 41.649, longitude: -0.889 },
    { name: 'Málaga', latitude: 36.721, longitude: -4.421 },
  ],
  sea: { name: 'Mediterranean Sea', latitude: 37.3, longitude: 1.4 },
};
