import type { MapDefinition } from '../map-definition';

export const puertoRico: MapDefinition = {
  drawing: 'puerto-rico',
  feature: 'Puerto Rico',
  detail: '10m',
  window: { west: -67.3, south: 17.9, east: -65.2, north: 18.55 },
  towns: [
    { name: 'San Juan', latitude: 18.466, longitude: -66.106 },
    { name: 'Ponce', latitude: 18.011, longitude: -66.614 },
    { name: 'Mayagüez', latitude: 18.201, longitude: -67.14 },
    { name: 'Caguas', latitude: 18.234, longitude: -66.035 },
    { name: 'Arecibo', latitude: 18.472, longitude: -66.716 },
  ],
  sea: { name: 'Caribbean Sea', latitude: 17.7, longitude: -66.3 },
};
