import { tradeMultiples } from '../data/trade-multiples';
import { type Ids, type SeedRun, writeEach } from './seed-run';

/** The valuation table, in the names of this network's own listings. */
export function writeMultiples({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    tradeMultiples,
    ({ slug }) => slug,
    (data) => payload.create({ collection: 'valuation-multiples', data, req }),
  );
}
