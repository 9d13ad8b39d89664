import { isNode } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { closeNode } from '@/lib/document/operations/open-document';
import { type Operation, operationSchema } from '@/schemas/operation';
import { placeBehind, withNewIds } from '../editing/arrange';
import { readClip, writeClip } from '../editing/clip';
import { blockNameOf } from '../outline/block-name';
import { reasonAgainstInsert } from '../outline/fits-place';
import type { Session } from '../session/session';
import { keepFocus, surfaceNow } from './bring-focus';
import { runCommand } from './commands';

/** The chosen block as the clipboard holds it; null when none is chosen. */
export function clipOfChosen(session: Session): string | null {
  const { editing, selected } = session.state();
  const { blocks } = editing.document;
  return selected !== null && blocks.has(selected) ? writeClip([closeNode(selected, blocks)]) : null;
}

/** @returns what is said once the chosen block is in the clipboard. */
export function afterCopying(session: Session, isCut: boolean): string {
  const { editing, selected } = session.state();
  if (selected === null) return 'No block is chosen';
  const label = blockNameOf(editing.document.blocks.get(selected)?.own).label;
  if (!isCut) return `${label} copied: paste it on this page or another one`;
  const removed = runCommand(session, 'remove');
  return editing.document === session.state().editing.document
    ? `${label} copied, but not taken out: ${removed}`
    : `${label} cut: paste it on this page or another one`;
}

const notWhole = 'Not pasted: what was copied holds something that no page can. Copy it again';

/** Puts in what was copied, behind the chosen block or at the end, under new ids. @returns a sentence of what came of it; null for other text. */
export function pasteBlocks(session: Session, text: string): string | null {
  const blocks = readClip(text);
  if (!blocks) return null;
  if ('reason' in blocks) return `Not pasted: ${blocks.reason}`;
  const { editing, selected } = session.state();
  let { document } = editing;
  let at = placeBehind(document, selected);
  const operations: Operation[] = [];
  for (const block of blocks) {
    const refusal = reasonAgainstInsert(document, block, at);
    if (refusal) return refusal;
    const node = withNewIds(block);
    const insert: Operation = { kind: 'insert', node, at };
    const applied = applyOperation(document, insert);
    if (applied.ok) document = applied.document;
    if (!operationSchema.safeParse(insert).success) return notWhole;
    operations.push(insert);
    if (isNode(node)) at = { ...at, after: String(node.id) };
  }
  const refusal = session.do(operations);
  if (refusal) return `Not pasted: ${refusal}`;
  session.select(at.after);
  return at.after === null
    ? null
    : `${blockNameOf(session.state().editing.document.blocks.get(at.after)?.own).label} pasted`;
}

/** Has keys copy and paste blocks beside all fields. @returns what ends that. */
export function listenToClipboard(session: Session, say: (sentence: string) => void): () => void {
  const isElsewhere = ({ target }: Event) =>
    (target instanceof Element &&
      target.closest('input, textarea, select, dialog, [contenteditable]') !== null) ||
    document.getSelection()?.isCollapsed === false;
  const copy = (event: ClipboardEvent) => {
    const clip = isElsewhere(event) ? null : clipOfChosen(session);
    if (clip === null) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', clip);
    const surface = surfaceNow();
    say(afterCopying(session, event.type === 'cut'));
    keepFocus(session, surface);
  };
  const paste = (event: ClipboardEvent) => {
    const surface = surfaceNow();
    const said = isElsewhere(event)
      ? null
      : pasteBlocks(session, event.clipboardData?.getData('text/plain') ?? '');
    if (said === null) return;
    event.preventDefault();
    say(said);
    keepFocus(session, surface);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('cut', copy, { signal });
  document.addEventListener('paste', paste, { signal });
  return () => listeners.abort();
}
