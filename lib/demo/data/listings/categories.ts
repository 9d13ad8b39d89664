import { clinics, laundries, pharmacies, salons } from './categories/care';
import { bakeries, bars, cafes, restaurants } from './categories/food';
import { building, processing, timber } from './categories/making';
import { auto, fuel, haulage } from './categories/motor';
import { catering, guestHouses, schools } from './categories/places';
import { coldStores, fashion, miniMarts, supermarkets } from './categories/shops';
import { farms, services, wholesale } from './categories/trade';
import type { CategoryTemplate } from './category-template';

/** The 24 trades of the demo network, in the order filters show them. */
export const categories: readonly CategoryTemplate[] = [
  restaurants,
  cafes,
  bars,
  bakeries,
  catering,
  miniMarts,
  supermarkets,
  coldStores,
  pharmacies,
  clinics,
  salons,
  fashion,
  laundries,
  schools,
  guestHouses,
  fuel,
  auto,
  haulage,
  building,
  wholesale,
  processing,
  farms,
  timber,
  services,
];
