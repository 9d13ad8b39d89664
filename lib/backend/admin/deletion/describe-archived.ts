import type { PayloadRequest } from 'payload';
import { collectionLabel } from '../cms-api/document-names';
import type { ArchivedCounts } from './archive';
import type { ArchivableCollection } from './archive-steps';

/** The dependents as text: `3 pages`, `41 listings`. */
export const describeDependents = (kind: ArchivableCollection, archived: ArchivedCounts, req: PayloadRequest): string[] =>
  archived
    .filter(({ collection, count }) => collection !== kind && count > 0)
    .map(({ collection, count }) => `${count} ${collectionLabel(collection, count, req)}`);
