import { applyOperation } from '@/lib/document/operations/apply-operation';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, Path } from '@/lib/document/operations/operation';
import { postToComposer } from '../messages';

/** Typed texts that were posted to the composer, in order. */
export function createTypedTexts() {
  let count = 0;
  let newest: Operation | null = null;
  return {
    post: (id: string, path: Path, value: string): void => {
      count += 1;
      newest = { kind: 'set', id, path: [...path], value };
      postToComposer({ kind: 'typed', id, path, value, count });
    },
    /**
     * Whether the composer has received all texts.
     * @param took number of received texts
     */
    areAllReceived: (receivedCount: number): boolean => {
      if (receivedCount >= count) newest = null;
      return receivedCount >= count;
    },
    /** The document including the last typed text. */
    applyTo: (document: OpenDocument): OpenDocument => {
      const applied = newest && applyOperation(document, newest);
      return applied?.ok ? applied.document : document;
    },
  };
}
