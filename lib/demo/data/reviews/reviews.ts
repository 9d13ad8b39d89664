import type { ReviewRecord } from '../../records';
import { accraReviews } from './accra';
import { airportCityReviews } from './airport-city';
import { coastAndEasternReviews } from './coast-and-east';
import { kumasiAndNorthernReviews } from './kumasi-and-north';
import { southernReviews } from './south';

/** What clients have said. */
export const reviews: readonly ReviewRecord[] = [
  ...accraReviews,
  ...airportCityReviews,
  ...southernReviews,
  ...coastAndEasternReviews,
  ...kumasiAndNorthernReviews,
];
