import type { MapDefinition } from '../map-definition';

export const vietnam: MapDefinition = {
  drawing: 'vietnam',
  feature: 'Vietnam',
  detail: '50m',
  window: { west: 102.1, south: 8.5, east: 109.5, north: 23.4 },
  towns: [
    { name: 'Hà Nội', latitude: 21.028, longitude: 105.834 },
    { name: 'Hải Phòng', latitude: 20.845, longitude: 106.688 },
    { name: 'Huế', latitude: 16.463, longitude: 107.585 },
    { name: 'Đà Nẵng', latitude: 16.054, longitude: 108.202 },
    { name: 'Nha Trang', latitude: 12.239, longitude: 109.197 },
    { name: 'TP. Hồ Chí Minh', latitude: 10.777, longitude: 106.701 },
    { name: 'Cần Thơ', latitude: 10.045, longitude: 105.747 },
  ],
};
