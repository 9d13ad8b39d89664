import type { MapDefinition } from '../map-definition';

export const ireland: MapDefinition = {
  drawing: 'ireland',
  feature: 'Ireland',
  detail: '50m',
  window: { west: -10.5, south: 51.4, east: -6, north: 55.4 },
  towns: [
    { name: 'Dublin', latitude: 53.35, longitude: -6.26 },
    { name: 'Cork', latitude: 51.897, longitude: -8.47 },
    { name: 'Galway', latitude: 53.271, longitude: -9.057 },
    { name: 'Limerick', latitude: 52.664, longitude: -8.627 },
    { name: 'Waterford', latitude: 52.259, longitude: -7.11 },
    { name: 'Sligo', latitude: 54.27, longitude: -8.47 },
    { name: 'Athlone', latitude: 53.423, longitude: -7.941 },
  ],
  sea: { name: 'Celtic Sea', latitude: 51.12, longitude: -7.9 },
};
