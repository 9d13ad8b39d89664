import type { PayloadRequest } from 'payload';
import type { Composed } from '@/schemas/composing/composed';
import { type Composing, type ComposingHead, readComposing, readHead } from './read-composing';

/**
 * What is stored; without its blocks, and without reading them, to whoever says by `If-None-Match: "REVISION.AROUND"` that they know
 * this revision. @throws as `readComposing` does, whatever they know.
 */
export async function readUnlessKnown(
  collection: Composed,
  id: number,
  req: PayloadRequest,
): Promise<ComposingHead | Composing> {
  const known = knownRevision(req);
  const head = known === undefined ? null : await readHead(collection, id, req);
  return head !== null && head.revision === known ? head : readComposing(collection, id, req);
}

/** The revision that whoever asks says they know. */
export function knownRevision(req: PayloadRequest): number | undefined {
  const known = /^"(\d+)\./.exec(req.headers.get('if-none-match') ?? '')?.[1];
  return known === undefined ? undefined : Number(known);
}
