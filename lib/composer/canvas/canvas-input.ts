import { closeNode, type OpenDocument } from '@/lib/document/operations/open-document';
import { serializeClip } from '../editing/clip';
import { commandFor, stepFor } from './command-keys';
import { blockIdsAround } from './find-frame';
import type { InlineEditor } from './inline-editing/inline-editor';
import { postToComposer } from './messages';

/** The block below the pointer, and the label of the text in it. */
export type HoverTarget = { id: string; text: string | null };

type CanvasInput = {
  getDocument: () => OpenDocument | null;
  getSelectedId: () => string | null;
  /** A block was clicked, which the composer then selects. */
  onSelect: (id: string) => void;
  editor: InlineEditor;
  onHover: (target: HoverTarget | null) => void;
};

const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tools]') !== null;
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Handles pointer, keyboard and clipboard events on the canvas. Links are not followed and forms are not
 * submitted: a click selects a block and starts editing a text, and keys are commands of the composer.
 * @returns the cleanup function
 */
export function listenToCanvasInput(input: CanvasInput): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('click', (event) => onClick(event, input), { capture: true, signal });
  document.addEventListener('submit', cancelSubmit, { capture: true, signal });
  document.addEventListener('keydown', (event) => onKeyDown(event, input), { signal });
  for (const kind of ['copy', 'cut'] as const)
    document.addEventListener(kind, (event) => onCopy(event, input), { signal });
  document.addEventListener('paste', onPaste, { signal });
  const onPointerMove = createHoverListener(input);
  document.addEventListener('pointermove', onPointerMove, { signal });
  document.documentElement.addEventListener('pointerleave', () => input.onHover(null), { signal });
  return () => listeners.abort();
}

/** Stops the event, so that listeners of the form do not submit it with `fetch`. */
function cancelSubmit(event: SubmitEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Ids of the blocks of the document that contain a target, from the innermost outwards. Excludes blocks of
 * website sections.
 */
const documentBlockIds = (target: EventTarget | null, { getDocument }: CanvasInput): string[] =>
  blockIdsAround(target).filter((id) => getDocument()?.blocks.has(id) ?? false);

function onClick(event: MouseEvent, input: CanvasInput): void {
  if (isTool(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isField(event.target)) return;
  openDetails(event.target);
  const ids = documentBlockIds(event.target, input);
  const [id] = ids;
  if (id !== undefined) input.onSelect(id);
  const isText = id !== undefined && input.editor.openAt(id, { x: event.clientX, y: event.clientY });
  const picture = isText ? undefined : pictureAt(event.target);
  postToComposer({ kind: 'select', ids, isText, ...(picture !== undefined && { picture }) });
}

const pictureAt = (target: EventTarget | null): string | undefined =>
  (target instanceof HTMLImageElement ? target.getAttribute('src') : null) ?? undefined;

/** Opens a `details` element and keeps it open, so that its texts can be edited. */
function openDetails(target: EventTarget | null): void {
  const details = target instanceof Element ? target.closest('summary')?.closest('details') : null;
  if (details) details.open = true;
}

/** @returns a listener for `pointermove` that reports a target only when it changes */
function createHoverListener(input: CanvasInput): (event: PointerEvent) => void {
  let current: HoverTarget | null = null;
  return (event) => {
    if (isTool(event.target)) return;
    const [id] = documentBlockIds(event.target, input);
    const text = id === undefined ? null : input.editor.labelAt(id, { x: event.clientX, y: event.clientY });
    if (id === current?.id && text === (current?.text ?? null)) return;
    current = id === undefined ? null : { id, text };
    document.body.classList.toggle('canvas-can-write', text !== null);
    input.onHover(current);
  };
}

function onKeyDown(event: KeyboardEvent, { getSelectedId, editor }: CanvasInput): void {
  if (isField(event.target)) return;
  const id = getSelectedId();
  const isInToolbar = isTool(event.target);
  if (event.key === 'Enter' && id !== null && !isInToolbar) {
    event.preventDefault();
    editor.openFirst(id);
    return;
  }
  const isToolbarKey = isInToolbar && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
  const command = isToolbarKey ? null : (commandFor(event) ?? stepFor(event));
  if (!command) return;
  event.preventDefault();
  // Moving the selection with the arrow keys returns the focus from the toolbar to the page.
  if (isInToolbar && stepFor(event) && event.target instanceof HTMLElement) event.target.blur();
  postToComposer({ kind: 'command', command });
}

function onCopy(event: ClipboardEvent, { getDocument, getSelectedId, editor }: CanvasInput): void {
  const id = getSelectedId();
  const openedDocument = getDocument();
  const page = openedDocument && editor.withTypedText(openedDocument);
  const isText = isField(event.target) || document.getSelection()?.isCollapsed === false;
  if (isText || id === null || !page?.blocks.has(id)) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', serializeClip([closeNode(id, page.blocks)]));
  postToComposer({ kind: 'copied', isCut: event.type === 'cut' });
}

function onPaste(event: ClipboardEvent): void {
  const text = isField(event.target) ? null : event.clipboardData?.getData('text/plain');
  if (text) postToComposer({ kind: 'pasted', text });
}
