import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import type { Block } from '@/lib/engine/block';
import type { PageEditor } from '@/schemas/composing/drafts';
import { reasonAgainstInsert } from '../outline/fits-place';
import { reasonAgainst } from '../session/reason-against';

/** Why somebody cannot put a block in at a place: because they may not, or by what it would stand in; null when they can. */
export function reasonAgainstBlock(
  document: OpenDocument,
  { type, version }: Block,
  at: Position,
  editor: PageEditor,
): string | null {
  const node = { id: 'new', type, version, props: {} };
  return (
    reasonAgainst(document, [{ kind: 'insert', node, at }], editor) ?? reasonAgainstInsert(document, node, at)
  );
}
