import { starterMultiples } from '@/lib/starter/valuation-multiples';
import { multiplesCategories } from '../data/multiples-categories';
import { type Ids, type SeedRun, writeEach } from './seed-run';

/** What every network's valuation table begins with, joined to this network's own listings. */
export function writeMultiples({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    starterMultiples,
    ({ slug }) => slug,
    (multiple) =>
      payload.create({
        collection: 'valuation-multiples',
        data: { ...multiple, category: multiplesCategories[multiple.slug] ?? null },
        req,
      }),
  );
}
