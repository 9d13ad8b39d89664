import type { MapDefinition } from '../map-definition';

export const france: MapDefinition = {
  drawing: 'france',
  feature: 'France',
  detail: '50m',
  window: { west: -5.2, south: 41.3, east: 9.7, north: 51.2 },
  towns: [
    { name: 'Paris', latitude: 48.857, longitude: 2.352 },
    { name: 'Lyon', latitude: 45.764, longitude: 4.836 },
    { name: 'Marseille', latitude: 43.296, longitude: 5.37 },
    { name: 'Toulouse', latitude: 43.605, longitude: 1.444 },
    { name: 'Nantes', latitude: 47.218, longitude: -1.554 },
    { name: 'Strasbourg', latitude: 48.573, longitude: 7.752 },
    { name: 'Lille', latitude: 50.629, longitude: 3.057 },
    { name: 'Bordeaux', latitude: 44.838, longitude: -0.579 },
  ],
  sea: { name: 'Bay of Biscay', latitude: 45.3, longitude: -3.4 },
};
