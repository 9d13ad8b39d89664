import { type GazetteerPlace, definePlace } from '@/lib/backend/contract/gazetteer/gazetteer-place';

/** The sixteen regions, each at the position of its capital, found by name or ISO code. */
export const regionPlaces: readonly GazetteerPlace[] = [
  definePlace('Greater Accra', 5.556, -0.197, 'gh-aa'),
  definePlace('Ashanti', 6.688, -1.624, 'gh-ah', 'asante'),
  definePlace('Western', 4.927, -1.758, 'gh-wp'),
  definePlace('Western North', 6.206, -2.485, 'gh-wn'),
  definePlace('Central', 5.105, -1.247, 'gh-cp'),
  definePlace('Eastern', 6.094, -0.259, 'gh-ep'),
  definePlace('Volta', 6.601, 0.471, 'gh-tv'),
  definePlace('Oti', 8.07, 0.18, 'gh-ot'),
  definePlace('Bono', 7.338, -2.349, 'gh-bo', 'brong ahafo', 'brong-ahafo'),
  definePlace('Bono East', 7.59, -1.951, 'gh-be'),
  definePlace('Ahafo', 6.8, -2.52, 'gh-af'),
  definePlace('Northern', 9.401, -0.839, 'gh-np'),
  definePlace('Savannah', 9.083, -1.817, 'gh-sv'),
  definePlace('North East', 10.52, -0.37, 'gh-ne'),
  definePlace('Upper East', 10.786, -0.851, 'gh-ue'),
  definePlace('Upper West', 10.061, -2.502, 'gh-uw'),
];
