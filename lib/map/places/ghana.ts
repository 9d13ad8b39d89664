import type { MapDefinition } from '../map-definition';

export const ghana: MapDefinition = {
  drawing: 'ghana',
  feature: 'Ghana',
  detail: '50m',
  // The regions' capitals.
  towns: [
    { name: 'Accra', latitude: 5.556, longitude: -0.197 },
    { name: 'Kumasi', latitude: 6.688, longitude: -1.624 },
    { name: 'Takoradi', latitude: 4.927, longitude: -1.758 },
    { name: 'Sefwi Wiawso', latitude: 6.2, longitude: -2.49 },
    { name: 'Cape Coast', latitude: 5.105, longitude: -1.247 },
    { name: 'Koforidua', latitude: 6.094, longitude: -0.259 },
    { name: 'Ho', latitude: 6.601, longitude: 0.471 },
    { name: 'Dambai', latitude: 8.07, longitude: 0.18 },
    { name: 'Sunyani', latitude: 7.338, longitude: -2.349 },
    { name: 'Techiman', latitude: 7.59, longitude: -1.951 },
    { name: 'Goaso', latitude: 6.8, longitude: -2.52 },
    { name: 'Tamale', latitude: 9.401, longitude: -0.839 },
    { name: 'Damongo', latitude: 9.083, longitude: -1.817 },
    { name: 'Nalerigu', latitude: 10.52, longitude: -0.37 },
    { name: 'Bolgatanga', latitude: 10.786, longitude: -0.851 },
    { name: 'Wa', latitude: 10.061, longitude: -2.502 },
  ],
  sea: { name: 'Gulf of Guinea', latitude: 4.42, longitude: -0.55 },
};
