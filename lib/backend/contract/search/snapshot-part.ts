import { sql } from '@payloadcms/db-postgres';
import { z } from 'zod';
import { type Fragment, listOf } from '@/lib/backend/contract/search/marks';
import type { ListingSearchResultSource } from '@/lib/backend/contract/sources';

type Snapshot = ListingSearchResultSource['snapshot'];

const figures = ['asking_price', 'discretionary_earnings', 'multiple'];

export const medianRow = z.object({ figure: z.string(), n: z.number(), middle: z.number() });

/** The middle of each figure in `found`, and of how many: rows of `figure`, `n` and `middle`, without figures that fewer than ten tell. */
export const snapshotPart = (): Fragment =>
  sql`select figure, n::int, middle from (select array_agg(chunk) as chunks, array_agg(bits) as given from found) as all_found,
    unnest(array[${listOf(figures)}]::text[]) as figure, lateral middle_of_listings(chunks, given, figure) where middle is not null`;

/** The medians as they were found. */
export function toSnapshot(rows: readonly z.infer<typeof medianRow>[]): Snapshot {
  const medianOf = (name: string, unit = 1) => {
    const row = rows.find(({ figure }) => figure === name);
    return row ? { value: row.middle / unit, n: row.n } : null;
  };
  return {
    asking_price: medianOf('asking_price'),
    discretionary_earnings: medianOf('discretionary_earnings'),
    multiple: medianOf('multiple', 100),
  };
}
