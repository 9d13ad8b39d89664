import DataLoader from 'dataloader';
import { type Relation, relationId } from '@/lib/backend/contract/relation-id';

/**
 * Gathers the offices of one tick into one query. `find` returns the documents of all the offices it is
 * given; the order in which it returns them is kept within each office, and of each `most` are kept.
 */
export function createOfficeLoader<Doc extends { office?: Relation }>(
  most: number,
  find: (offices: number[], limit: number) => Promise<Doc[]>,
) {
  return new DataLoader<number, Doc[]>(async (offices) => {
    const docs = await find([...offices], most * offices.length);
    const byOffice = Map.groupBy(docs, (doc) => relationId(doc.office));
    return offices.map((office) => (byOffice.get(office) ?? []).slice(0, most));
  });
}
