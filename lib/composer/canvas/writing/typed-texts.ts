import { applyOperation } from '@/lib/document/operations/apply-operation';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation, Path } from '@/lib/document/operations/operation';
import { tell } from '../messages';

/** What was typed and told to the composer, in its order. */
export function typedTexts() {
  let count = 0;
  let newest: Operation | null = null;
  return {
    tell: (id: string, path: Path, value: string): void => {
      count += 1;
      newest = { kind: 'set', id, path: [...path], value };
      tell({ kind: 'typed', id, path, value, count });
    },
    /** Whether the composer has heard of all, by the number of those that it took. */
    areTaken: (took: number): boolean => {
      if (took >= count) newest = null;
      return took >= count;
    },
    /** A document with what was typed last, also where the composer has not told of it yet. */
    within: (document: OpenDocument): OpenDocument => {
      const done = newest && applyOperation(document, newest);
      return done?.ok ? done.document : document;
    },
  };
}
