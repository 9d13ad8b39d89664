import { z } from 'zod';
import { createRandom } from '../../random';
import { daysBefore } from '../listings/dates';
import { readYaml } from '../read-data';

const areas = ['accra', 'airport-city', 'south', 'coast-and-east', 'kumasi-and-north'] as const;

const writtenSchema = z.strictObject({
  author: z.string().min(1),
  role: z.string().nullable().default(null),
  rating: z.union([z.literal(3), z.literal(4), z.literal(5)]),
  /** Slug of an agent of the office. */
  agent: z.string().nullable().default(null),
  quote: z.string().min(1),
  /** Number of the listing whose sale is told, and that this is about. */
  story: z.string().nullable().default(null),
  written: z.iso.date().optional(),
});

/**
 * Who wrote most recently, since lists begin with them: those whose words stand on the home page, then who leads the first
 * office and no broker’s own page, then its brokers’ clients, those of other offices, of Tema and of Takoradi.
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

/** What clients have said, by office; spread over three years, in no particular order. */
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
  const place = newest.indexOf(author);
  return place < 0 ? createRandom(`review:${office}:${author}`).whole(24, 1050) : 2 * (place + 1);
}
