import DataLoader from 'dataloader';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { readWithin } from '@/lib/backend/contract/reads/read-whole';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import { type Relation, relationId } from '@/lib/backend/relation-id';

/**
 * Gathers the offices of one tick into one query. `find` returns the documents of all the offices it is
 * given; the order in which it returns them is kept within each office, and of each as many are kept as the list
 * may hold. When there are more, the answer tells.
 */
export function createOfficeLoader<Doc extends { office?: Relation }>(
  reading: Reading,
  list: keyof typeof listSizes,
  find: (offices: number[], limit: number) => Promise<Doc[]>,
) {
  const most = listSizes[list];
  return new DataLoader<number, Doc[]>(async (offices) => {
    const docs = await readWithin(reading, list, most * offices.length, (limit) => find([...offices], limit));
    const byOffice = Map.groupBy(docs, (doc) => relationId(doc.office));
    const ofEach = offices.map((office) => byOffice.get(office) ?? []);
    return Promise.all(ofEach.map((own) => readWithin(reading, list, most, async () => own)));
  });
}
