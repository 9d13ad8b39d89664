import DataLoader from 'dataloader';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { readTruncatedList } from '@/lib/backend/contract/reads/read-whole';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import { type Relation, relationId } from '@/lib/backend/relation-id';

/**
 * Batches the offices of one tick into one query. `find` returns the documents of all given offices; their
 * order is preserved within each office. Each office gets at most as many as the list may hold; a longer
 * list is marked as truncated.
 */
export function createOfficeLoader<Doc extends { office?: Relation }>(
  context: ReadContext,
  list: keyof typeof listSizes,
  find: (offices: number[], limit: number) => Promise<Doc[]>,
) {
  const maxItems = listSizes[list];
  return new DataLoader<number, Doc[]>(async (offices) => {
    const docs = await readTruncatedList(context, list, maxItems * offices.length, (limit) => find([...offices], limit));
    const docsByOffice = Map.groupBy(docs, (doc) => relationId(doc.office));
    const docLists = offices.map((office) => docsByOffice.get(office) ?? []);
    return Promise.all(docLists.map((officeDocs) => readTruncatedList(context, list, maxItems, async () => officeDocs)));
  });
}
