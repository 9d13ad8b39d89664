import type { Conflict } from '@/lib/document/merge/conflict';
import { isPlaceholderText } from '@/lib/starter/placeholder-text';
import type { Session } from '../session/session';
import type { Panes } from './composer-context';

/** Where the user works on blocks: in the outline, on the canvas, or elsewhere, for example at a button. */
export type FocusSurface = 'list' | 'page' | 'elsewhere';

const canvasSelector = 'iframe[title="The page"]';
const leftPaneSelector = '[data-pane="left"]';
const searchSelector = `${leftPaneSelector} input[type="search"]`;
const textFieldSelector = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const formControlSelector = 'input:not([type="file"]), textarea, select, button:not([data-act])';

/** Read it before a change, which may remove the focused element. */
export function currentSurface(): FocusSurface {
  const focused = document.activeElement;
  if (focused?.matches(canvasSelector)) return 'page';
  return focused?.closest(`${leftPaneSelector} [role=row]`) ? 'list' : 'elsewhere';
}

/** The focused element, also inside the canvas. */
export function deepActiveElement(): Element | null {
  const focused = document.activeElement;
  const innerElement = focused instanceof HTMLIFrameElement ? focused.contentDocument?.activeElement : null;
  return innerElement && innerElement !== innerElement.ownerDocument.body ? innerElement : focused;
}

/**
 * Keeps the focus on the surface where the user works, at the selected block. The focus is never left on the
 * document body.
 */
export function restoreFocus(session: Session, surface: FocusSurface): void {
  focusWhenReady(() => {
    if (surface !== 'elsewhere' || hasFocus()) return elementOf[surface](session);
    return firstFieldOf(session) ?? elementOf.list(session) ?? elementOf.page(session);
  });
}

/**
 * After a removal by button: focuses the row of the neighbour, or the undo button if the outline is closed.
 */
export function focusAfterRemoval(session: Session): void {
  const undo = () => document.querySelector('header [aria-label^="Undo: "]');
  focusWhenReady(
    () =>
      elementOf.list(session) ?? (document.querySelector(`${leftPaneSelector} [role=row]`) ? null : undo()),
  );
}

/**
 * After the last of several dialogs closes: focuses the element that opened the first one. If it no longer
 * exists, for example a text on the canvas, focuses the canvas or the row of the selected block.
 */
export function focusAfterDialog(session: Session, opener: Element | null): void {
  const isInCanvas = opener !== null && opener.ownerDocument !== document;
  focusWhenReady(() => {
    // For an element inside the canvas, the dialog can only restore the focus to the iframe.
    if (hasFocus() && !(isInCanvas && currentSurface() === 'page')) return document.activeElement;
    const isPresent = opener?.isConnected && opener !== document.body;
    if (isPresent) return opener;
    return isInCanvas ? elementOf.page(session) : (elementOf.list(session) ?? elementOf.page(session));
  });
}

/** Focuses the first unfinished field of the selected block, so that the user can type at once. */
export function focusFirstField(session: Session, panes: Panes): void {
  panes.change({ isRightOpen: true });
  focusWhenReady(() => firstFieldOf(session));
}

/** Whether the primary pointer is a finger. */
export const isTouchScreen = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * Focuses the content of the left pane that was just opened: the search field of the block palette, or the
 * outline. Not on touch screens, where a focused search field opens the keyboard over the page.
 */
export function focusLeftPane(session: Session, view: 'outline' | 'palette'): void {
  if (isTouchScreen()) return;
  focusWhenReady(() =>
    view === 'palette' ? document.querySelector(searchSelector) : elementOf.list(session),
  );
}

/** Focuses the first control of the viewport toolbar. */
export const focusViewportToolbar = (): void =>
  focusWhenReady(() => document.querySelector('.viewport-toolbar button'));

/**
 * Scrolls the conflicts into view and focuses them, once no field of any pane has the focus: letters that
 * are being typed would be lost.
 */
export function focusConflicts(): void {
  const active = document.activeElement;
  if (active?.matches(textFieldSelector)) {
    active.addEventListener('blur', () => setTimeout(focusConflicts), { once: true });
    return;
  }
  focusWhenReady(() => {
    const box = document.querySelector('[data-conflicts]');
    box?.scrollIntoView({ block: 'start' });
    return box;
  });
}

/** After a conflict is resolved: focuses the next one, or its field, or the form of its block. */
export function focusAfterConflict(session: Session, conflict: Conflict): void {
  const { conflicts, document } = session.state().editing;
  const isPresent = document.blocks.has(conflict.id);
  const isInForm = conflict.kind === 'field' && conflict.path[0] === 'props';
  if (conflicts.length > 0) focusConflicts();
  else {
    if (isPresent && isInForm) session.goToField(conflict.id, conflict.path.join('.'));
    else if (isPresent) session.select(conflict.id);
    restoreFocus(session, 'elsewhere');
  }
}

const elementOf: Readonly<Record<FocusSurface, (session: Session) => Element | null>> = {
  list: (session) => {
    const { selected } = session.state();
    const row = selected === null ? '[role=row]' : `[role=row][data-key="${CSS.escape(selected)}"]`;
    return document.querySelector(`${leftPaneSelector} ${row}, ${leftPaneSelector} .pane-button-main`);
  },
  page: () => document.querySelector(canvasSelector),
  elsewhere: () => document.activeElement,
};

/** The first unfinished field of the form, else its first enabled field, else its heading. */
function firstFieldOf(session: Session): Element | null {
  const { selected } = session.state();
  const form = selected === null ? null : document.querySelector(`[data-form-of="${CSS.escape(selected)}"]`);
  const all = [...(form?.querySelectorAll(`[data-path] :is(${formControlSelector})`) ?? [])];
  const fields = all.filter((field) => !field.matches(':disabled'));
  return fields.find(isUnwritten) ?? fields[0] ?? form?.querySelector('h2') ?? null;
}

const isUnwritten = (field: Element): boolean =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) &&
  isPlaceholderText(field.value);

/** Also true for elements of another realm. */
const isHTMLElement = (element: Element): element is HTMLElement =>
  element.ownerDocument.defaultView !== null &&
  element instanceof element.ownerDocument.defaultView.HTMLElement;

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** Maximum number of frames to wait for a dialog to close or a row to scroll into view. */
const MAX_FOCUS_FRAMES = 60;

function focusWhenReady(find: () => Element | null, remainingFrames = MAX_FOCUS_FRAMES): void {
  requestAnimationFrame(() => {
    const element = document.querySelector('.pane-overlay') ? null : find();
    if (element && isHTMLElement(element)) element.focus();
    else if (remainingFrames > 0) focusWhenReady(find, remainingFrames - 1);
  });
}

/**
 * Moves the caret behind the changed text of a focused field whose value is set by script; browsers move it
 * to the end.
 * @returns a function to call after the change
 */
export function trackCaret(target: EventTarget | null): () => void {
  const isText = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (!isText || target.selectionStart === null) return () => undefined;
  const before = target.value;
  return () =>
    requestAnimationFrame(() => {
      if (target.value === before || !target.matches(':focus')) return;
      const at = endOfChange(before, target.value);
      target.setSelectionRange(at, at);
    });
}

/** Offset at which the changed part of a text ends. */
export function endOfChange(before: string, after: string): number {
  const minLength = Math.min(before.length, after.length);
  let suffixLength = 0;
  while (suffixLength < minLength && before.at(-1 - suffixLength) === after.at(-1 - suffixLength))
    suffixLength += 1;
  return after.length - suffixLength;
}

/** Whether the element accepts text or a choice; also for elements of another realm. */
export const isField = (target: EventTarget | null): boolean =>
  target !== null &&
  'matches' in target &&
  typeof target.matches === 'function' &&
  target.matches('input, textarea, select, [contenteditable]:not([contenteditable="false"])') === true;

const paneSelectors = ['header', '[data-pane="left"]', 'iframe[title="The page"]', '[data-pane="right"]'];
const focusableSelector = 'a[href], button:not(:disabled), input, textarea, select, [role=row][tabindex="0"]';

/** Moves the focus past the canvas, into the form or to the button that opens it. */
export const focusForm = (): void =>
  document
    .querySelector<HTMLElement>(
      `[data-form-of] h2, [data-pane="right"] :is(${focusableSelector}), .pane-rail-right button`,
    )
    ?.focus();

/**
 * Moves the focus back past the canvas: to the selected block in the outline, to the search field of the
 * block palette, or to the button that opens the pane.
 */
export function focusBlocks(): void {
  const pane = document.querySelector('[data-pane="left"]');
  const target =
    pane?.querySelector<HTMLElement>('[role=row][tabindex="0"]') ?? pane?.querySelector<HTMLElement>('input');
  const opener = document.querySelector<HTMLElement>('.pane-rail:not(.pane-rail-right) button');
  (target ?? pane?.querySelector<HTMLElement>(focusableSelector) ?? opener)?.focus();
}

/** Moves the focus to the next or previous visible pane. */
export function focusNextPane(step: 1 | -1): void {
  const visiblePanes = paneSelectors.flatMap(
    (selector) => document.querySelector<HTMLElement>(selector) ?? [],
  );
  const now = visiblePanes.findIndex((pane) => pane.contains(document.activeElement));
  const next = visiblePanes[(now + step + visiblePanes.length) % visiblePanes.length];
  const into = next?.tagName === 'IFRAME' ? next : next?.querySelector<HTMLElement>(focusableSelector);
  into?.focus();
}
