import { type Place, place } from '@/lib/backend/contract/places/place';

/** The sixteen regions, each at its capital; asked for by name or ISO code. */
export const regionPlaces: readonly Place[] = [
  place('Greater Accra', 5.556, -0.197, 'gh-aa'),
  place('Ashanti', 6.688, -1.624, 'gh-ah', 'asante'),
  place('Western', 4.927, -1.758, 'gh-wp'),
  place('Western North', 6.206, -2.485, 'gh-wn'),
  place('Central', 5.105, -1.247, 'gh-cp'),
  place('Eastern', 6.094, -0.259, 'gh-ep'),
  place('Volta', 6.601, 0.471, 'gh-tv'),
  place('Oti', 8.07, 0.18, 'gh-ot'),
  place('Bono', 7.338, -2.349, 'gh-bo', 'brong ahafo', 'brong-ahafo'),
  place('Bono East', 7.59, -1.951, 'gh-be'),
  place('Ahafo', 6.8, -2.52, 'gh-af'),
  place('Northern', 9.401, -0.839, 'gh-np'),
  place('Savannah', 9.083, -1.817, 'gh-sv'),
  place('North East', 10.52, -0.37, 'gh-ne'),
  place('Upper East', 10.786, -0.851, 'gh-ue'),
  place('Upper West', 10.061, -2.502, 'gh-uw'),
];
