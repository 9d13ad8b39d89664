import { createRandom } from '../../random';
import type { ReviewRecord } from '../../records';
import { daysBefore } from '../listings/dates';

export type Written = readonly [
  author: string,
  role: string | null,
  rating: 3 | 4 | 5,
  agent: string | null,
  quote: string,
];

/** Who wrote most recently: sellers whose words stand on the first pages. */
const newest = ['Auntie Korkor', 'Alhaji Sulemana', 'A head teacher', 'Guest house owner', 'Maame Serwaa'];

/** The reviews of one office, spread over three years, in no particular order. */
export function reviewsOf(office: string, written: readonly Written[]): ReviewRecord[] {
  return written.map(([author, role, rating, agent, quote]) => ({
    author,
    role,
    rating,
    agent,
    quote,
    office,
    written: daysBefore(ageOf(office, author)),
  }));
}

function ageOf(office: string, author: string): number {
  const place = newest.indexOf(author);
  return place < 0 ? createRandom(`review:${office}:${author}`).whole(20, 1050) : 3 * (place + 1);
}
