import type { Locale } from '@/schemas/locale';
import { pageTypes } from '../support/page-types';

type Address = readonly [Locale, string];

/** Demonstration pages: one of every kind, and further ones that show records of others. */
export const watchedPages: readonly Address[] = [
  ...Object.values(pageTypes).map((path): Address => ['en-GH', path]),
  ...['/', '/locations/greater-accra/osu', '/agents/kojo-ebo-arthur', '/blog', '/locations'].map(
    (path): Address => ['en-US', path],
  ),
  ...[
    '/locations/ashanti',
    '/locations/ashanti/kumasi',
    '/locations/greater-accra/tema',
    '/locations/greater-accra/tema/about/our-team',
    '/locations/greater-accra/tema/reviews',
    '/locations/greater-accra/nowhere',
    '/agents/nobody',
    '/no/such/page',
    '/our-offices',
    '/buy-a-business/listings/no-such-listing',
    '/locations/northern',
  ].map((path): Address => ['en-GH', path]),
];

const { home, office, listing, agent } = pageTypes;

/** A subset that shows records of all collections. */
export const fewPages: readonly Address[] = [
  ...[home, office, listing, agent, pageTypes.blog, pageTypes['blog post'], pageTypes['office reviews']],
  ...[pageTypes.region, '/locations/greater-accra/tema', '/our-offices', '/no/such/page'],
].flatMap((path): Address[] => (path ? [['en-GH', path]] : []));
