import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import type { Block } from '@/lib/engine/block';
import type { PageEditor } from '@/schemas/composing/drafts';
import { reasonAgainstInsert } from '../outline/placement';
import { reasonAgainstEdit } from '../session/edit-reasons';

/**
 * Why the user cannot insert a block at a position: missing permission or a rule of the slot. Null if it is
 * allowed.
 */
export function reasonAgainstBlock(
  document: OpenDocument,
  { type, version }: Block,
  at: Position,
  editor: PageEditor,
): string | null {
  const node = { id: 'new', type, version, props: {} };
  return (
    reasonAgainstEdit(document, [{ kind: 'insert', node, at }], editor) ?? reasonAgainstInsert(document, node, at)
  );
}
