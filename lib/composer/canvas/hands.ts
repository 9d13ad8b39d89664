import { closeNode, type OpenDocument } from '@/lib/document/operations/open-document';
import { writeClip } from '../editing/clip';
import { commandFor, stepFor } from './command-keys';
import { framesAround } from './find-frame';
import { tell } from './messages';
import type { OpenWriting } from './writing/open-writing';

/** What somebody points at: a block of the document, and a text in it by its name. */
export type Pointed = { id: string; text: string | null };

type Hands = {
  document: () => OpenDocument | null;
  chosen: () => string | null;
  writing: OpenWriting;
  point: (at: Pointed | null) => void;
};

const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-tools]') !== null;
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Nothing on the page is followed or sent: a click chooses a block and begins to write where there is text, a key is the
 * composer's. @returns what ends that.
 */
export function listenToHands(hands: Hands): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  document.addEventListener('click', (event) => click(event, hands), { capture: true, signal });
  document.addEventListener('submit', stop, { capture: true, signal });
  document.addEventListener('keydown', (event) => press(event, hands), { signal });
  for (const kind of ['copy', 'cut'] as const)
    document.addEventListener(kind, (event) => copy(event, hands), { signal });
  document.addEventListener('paste', paste, { signal });
  const move = watchPointer(hands);
  document.addEventListener('pointermove', move, { signal });
  document.documentElement.addEventListener('pointerleave', () => hands.point(null), { signal });
  return () => listeners.abort();
}

/** A form of the page that sends by itself hears nothing of it either. */
function stop(event: SubmitEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The blocks of the document at a place, from the innermost outwards. */
const ownIds = (target: EventTarget | null, { document: opened }: Hands): string[] =>
  framesAround(target).filter((id) => opened()?.blocks.has(id) ?? false);

function click(event: MouseEvent, hands: Hands): void {
  if (isTool(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
  if (isField(event.target)) return;
  openDetails(event.target);
  const ids = ownIds(event.target, hands);
  const [id] = ids;
  const isText = id !== undefined && hands.writing.beginAt(id, { x: event.clientX, y: event.clientY });
  const picture = isText ? undefined : pictureAt(event.target);
  tell({ kind: 'select', ids, isText, ...(picture !== undefined && { picture }) });
}

const pictureAt = (target: EventTarget | null): string | undefined =>
  (target instanceof HTMLImageElement ? target.getAttribute('src') : null) ?? undefined;

/** What a visitor unfolds stays open, so that the words in it can be written. */
function openDetails(target: EventTarget | null): void {
  const details = target instanceof Element ? target.closest('summary')?.closest('details') : null;
  if (details) details.open = true;
}

/** @returns what hears of each move, and tells only of another block or text. */
function watchPointer(hands: Hands): (event: PointerEvent) => void {
  let pointed: Pointed | null = null;
  return (event) => {
    if (isTool(event.target)) return;
    const [id] = ownIds(event.target, hands);
    const text = id === undefined ? null : hands.writing.labelAt(id, { x: event.clientX, y: event.clientY });
    if (id === pointed?.id && text === (pointed?.text ?? null)) return;
    pointed = id === undefined ? null : { id, text };
    document.body.classList.toggle('canvas-can-write', text !== null);
    hands.point(pointed);
  };
}

function press(event: KeyboardEvent, { chosen, writing }: Hands): void {
  if (isField(event.target)) return;
  const id = chosen();
  const isInTools = isTool(event.target);
  if (event.key === 'Enter' && id !== null && !isInTools) {
    event.preventDefault();
    writing.beginFirst(id);
    return;
  }
  const isToolsOwn = isInTools && (event.key === 'ArrowLeft' || event.key === 'ArrowRight');
  const command = isToolsOwn ? null : (commandFor(event) ?? stepFor(event));
  if (!command) return;
  event.preventDefault();
  // Whoever walks on from the tools is on the page again.
  if (isInTools && stepFor(event) && event.target instanceof HTMLElement) event.target.blur();
  tell({ kind: 'command', command });
}

function copy(event: ClipboardEvent, { document: opened, chosen, writing }: Hands): void {
  const id = chosen();
  const told = opened();
  const page = told && writing.withTyped(told);
  const isText = isField(event.target) || document.getSelection()?.isCollapsed === false;
  if (isText || id === null || !page?.blocks.has(id)) return;
  event.preventDefault();
  event.clipboardData?.setData('text/plain', writeClip([closeNode(id, page.blocks)]));
  tell({ kind: 'copied', isCut: event.type === 'cut' });
}

function paste(event: ClipboardEvent): void {
  const text = isField(event.target) ? null : event.clipboardData?.getData('text/plain');
  if (text) tell({ kind: 'pasted', text });
}
