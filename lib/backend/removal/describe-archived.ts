import type { PayloadRequest } from 'payload';
import { wordFor } from '../cms-api/name-documents';
import type { Archived } from './archive';
import type { Archivable } from './archive-steps';

/** What hangs on it, as `3 pages`, `41 listings`. */
export const describeArchived = (kind: Archivable, archived: Archived, req: PayloadRequest): string[] =>
  archived
    .filter(({ collection, count }) => collection !== kind && count > 0)
    .map(({ collection, count }) => `${count} ${wordFor(collection, count, req)}`);
