import { readYaml } from '../read-data';
import { type CategoryTemplate, categoryTemplateSchema } from './category-template';

const trades = [
  'restaurants',
  'cafes',
  'bars',
  'bakeries',
  'catering',
  'mini-marts',
  'supermarkets',
  'cold-stores',
  'pharmacies',
  'clinics',
  'salons',
  'fashion',
  'laundry',
  'schools',
  'guest-houses',
  'fuel',
  'auto',
  'haulage',
  'building',
  'wholesale',
  'processing',
  'agribusiness',
  'manufacturing',
  'services',
] as const;

/** The 24 categories of the demo network, in the order of the filters. */
export const categories: readonly CategoryTemplate[] = trades.map((trade) =>
  readYaml(`listings/categories/${trade}.yaml`, categoryTemplateSchema),
);
