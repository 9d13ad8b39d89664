import { tradeMultiples } from '../data/trade-multiples';
import { type Ids, type SeedRun, writeEach } from './seed-run';

/** Writes the valuation table, with the names of this network's listing categories. */
export function writeMultiples({ payload, req }: SeedRun): Promise<Ids> {
  return writeEach(
    tradeMultiples,
    ({ slug }) => slug,
    (data) => payload.create({ collection: 'valuation-multiples', data, req }),
  );
}
