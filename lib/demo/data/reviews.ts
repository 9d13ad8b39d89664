import { z } from 'zod';
import { createRandom } from '../random';
import { daysBefore } from './listings/dates';
import { readYaml } from './read-data';

const areas = ['accra', 'airport-city', 'south', 'coast-and-east', 'kumasi-and-north'] as const;

const writtenSchema = z.strictObject({
  author: z.string().min(1),
  role: z.string().nullable().default(null),
  rating: z.union([z.literal(3), z.literal(4), z.literal(5)]),
  /** The slug of an agent of the office. */
  agent: z.string().nullable().default(null),
  quote: z.string().min(1),
  /** The number of the listing whose sale story belongs to the review. */
  story: z.string().nullable().default(null),
  written: z.iso.date().optional(),
});

/**
 * The authors of the newest reviews, with which lists start: those on the home page, then those of the first
 * office without a broker, then those of its brokers, of other offices, of Tema and of Takoradi.
 */
const newest = [
  ...[
    'Alhaji Sulemana',
    'G. Osei-Tutu',
    'Mrs E. Lartey',
    'Auntie Korkor',
    'Mrs Quartey',
    'A head teacher',
    'Guest house owner',
    'Maame Serwaa',
  ],
  ...['E. Nartey', 'Madam Felicia', 'H. Ocansey', 'Capt. Andoh', 'Mrs Ackah', 'Comfort B.'],
];

/** Client reviews by office, distributed over three years in no particular order. */
export const reviews = areas.flatMap((area) => {
  const byOffice = readYaml(`reviews/${area}.yaml`, z.record(z.string(), z.array(writtenSchema)));
  return Object.entries(byOffice).flatMap(([office, written]) =>
    written.map((review) => ({
      ...review,
      office,
      written: review.written ?? daysBefore(ageOf(office, review.author)),
    })),
  );
});

function ageOf(office: string, author: string): number {
  const index = newest.indexOf(author);
  return index < 0 ? createRandom(`review:${office}:${author}`).integer(24, 1050) : 2 * (index + 1);
}
