import type { PayloadRequest } from 'payload';
import type { Composed } from '@/schemas/composing/composed';
import { type ComposerDraft, type DraftHead, readDraft, readDraftHead } from './read-draft';

/**
 * Reads the draft; without its blocks when `If-None-Match: "REVISION.AROUND"` names the stored revision.
 * @throws as `readDraft` does, in both cases.
 */
export async function readIfModified(
  collection: Composed,
  id: number,
  req: PayloadRequest,
): Promise<DraftHead | ComposerDraft> {
  const clientRevision = clientRevisionOf(req);
  const head = clientRevision === undefined ? null : await readDraftHead(collection, id, req);
  return head !== null && head.revision === clientRevision ? head : readDraft(collection, id, req);
}

/** The revision in the `If-None-Match` header. */
export function clientRevisionOf(req: PayloadRequest): number | undefined {
  const revision = /^"(\d+)\./.exec(req.headers.get('if-none-match') ?? '')?.[1];
  return revision === undefined ? undefined : Number(revision);
}
