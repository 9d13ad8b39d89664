import type { MapDefinition } from '../map-definition';

export const southAfrica: MapDefinition = {
  drawing: 'south-africa',
  feature: 'South Africa',
  detail: '50m',
  window: { west: 16.3, south: -34.9, east: 33, north: -22.1 },
  towns: [
    { name: 'Johannesburg', latitude: -26.204, longitude: 28.047 },
    { name: 'Cape Town', latitude: -33.925, longitude: 18.424 },
    { name: 'Durban', latitude: -29.859, longitude: 31.022 },
    { name: 'Gqeberha', latitude: -33.961, longitude: 25.602 },
    { name: 'Bloemfontein', latitude: -29.118, longitude: 26.214 },
    { name: 'Polokwane', latitude: -23.904, longitude: 29.469 },
  ],
  sea: { name: 'Indian Ocean', latitude: -33.7, longitude: 30.2 },
};
