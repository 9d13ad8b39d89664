import { isNode } from '@/lib/document/nodes';
import { applyOperation } from '@/lib/document/operations/apply-operation';
import { closeNode } from '@/lib/document/operations/open-document';
import { type Operation, operationSchema } from '@/schemas/operation';
import { positionAfter, withNewIds } from '../editing/arrange';
import { parseClip, serializeClip } from '../editing/clip';
import { blockNameOf } from '../outline/block-name';
import { reasonAgainstInsert } from '../outline/placement';
import type { Session } from '../session/session';
import { currentSurface, restoreFocus } from '../workspace/focus';
import { runCommand } from './commands';

/** Clipboard text of the selected block; null without a selection. */
function clipOfSelected(session: Session): string | null {
  const { editing, selected } = session.state();
  const { blocks } = editing.document;
  return selected !== null && blocks.has(selected) ? serializeClip([closeNode(selected, blocks)]) : null;
}

/**
 * Completes a copy or cut of the selected block.
 * @returns the message to announce
 */
export function finishCopy(session: Session, isCut: boolean): string {
  const { editing, selected } = session.state();
  if (selected === null) return 'No block selected';
  const label = blockNameOf(editing.document.blocks.get(selected)?.node).label;
  if (!isCut) return `${label} copied: paste it on this page or another one`;
  const removed = runCommand(session, 'remove');
  return editing.document === session.state().editing.document
    ? `${label} copied, but not deleted: ${removed}`
    : `${label} cut: paste it on this page or another one`;
}

const invalidClipMessage =
  'Not pasted: the clipboard contains content that cannot be used on a page. Copy it again';

/**
 * Pastes blocks after the selected one, or at the end of the page, with new ids.
 * @returns the message to announce; null if the text contains no blocks
 */
export function pasteBlocks(session: Session, text: string): string | null {
  const blocks = parseClip(text);
  if (!blocks) return null;
  if ('reason' in blocks) return `Not pasted: ${blocks.reason}`;
  const { editing, selected } = session.state();
  let { document } = editing;
  let at = positionAfter(document, selected);
  const operations: Operation[] = [];
  for (const block of blocks) {
    const refusal = reasonAgainstInsert(document, block, at);
    if (refusal) return refusal;
    const node = withNewIds(block);
    const insert: Operation = { kind: 'insert', node, at };
    const applied = applyOperation(document, insert);
    if (applied.ok) document = applied.document;
    if (!operationSchema.safeParse(insert).success) return invalidClipMessage;
    operations.push(insert);
    if (isNode(node)) at = { ...at, after: String(node.id) };
  }
  const refusal = session.apply(operations);
  if (refusal) return `Not pasted: ${refusal}`;
  session.select(at.after);
  return at.after === null
    ? null
    : `${blockNameOf(session.state().editing.document.blocks.get(at.after)?.node).label} pasted`;
}

/**
 * Handles copy, cut and paste events outside of fields.
 * @returns a cleanup function
 */
export function listenToClipboard(session: Session, announce: (sentence: string) => void): () => void {
  const isHandledElsewhere = ({ target }: Event) =>
    (target instanceof Element &&
      target.closest('input, textarea, select, dialog, [contenteditable]') !== null) ||
    document.getSelection()?.isCollapsed === false;
  const copy = (event: ClipboardEvent) => {
    const clip = isHandledElsewhere(event) ? null : clipOfSelected(session);
    if (clip === null) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', clip);
    const surface = currentSurface();
    announce(finishCopy(session, event.type === 'cut'));
    restoreFocus(session, surface);
  };
  const paste = (event: ClipboardEvent) => {
    const surface = currentSurface();
    const message = isHandledElsewhere(event)
      ? null
      : pasteBlocks(session, event.clipboardData?.getData('text/plain') ?? '');
    if (message === null) return;
    event.preventDefault();
    announce(message);
    restoreFocus(session, surface);
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('copy', copy, { signal });
  document.addEventListener('cut', copy, { signal });
  document.addEventListener('paste', paste, { signal });
  return () => listeners.abort();
}

/**
 * Copies the selected block from a button.
 * @returns the message to announce
 */
export async function copySelected(session: Session): Promise<string> {
  const clip = clipOfSelected(session);
  if (clip === null) return 'No block selected';
  try {
    await navigator.clipboard.writeText(clip);
    return finishCopy(session, false);
  } catch {
    return 'This browser blocks copying by button: press Ctrl+C';
  }
}

/**
 * Pastes from a button; the browser may ask for permission first.
 * @returns the message to announce
 */
export async function pasteFromClipboard(session: Session): Promise<string> {
  try {
    const text = await navigator.clipboard.readText();
    return pasteBlocks(session, text) ?? 'No block copied: select one and copy it first';
  } catch {
    return 'This browser blocks pasting by button: press Ctrl+V';
  }
}
