import type { Locale } from '@/schemas/locale';
import { pageTypes } from '../support/page-types';

type Address = readonly [Locale, string];

/** Pages of the demonstration: one of every kind, and further ones of records that others show too. */
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
    '/blog/no-such-post',
    '/buy-a-business/listings/no-such-listing',
    '/locations/northern',
  ].map((path): Address => ['en-GH', path]),
];
