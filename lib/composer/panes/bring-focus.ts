import type { Conflict } from '@/lib/document/merge/conflict';
import { isToBeWritten } from '@/lib/starter/to-be-written';
import type { Session } from '../session/session';
import type { Panes } from './use-panes';

/** Where somebody works at blocks: in their list, on the page itself, or elsewhere, as at a button. */
export type Surface = 'list' | 'page' | 'elsewhere';

const frame = 'iframe[title="The page"]';
const list = '[data-pane="left"]';
const search = `${list} input[type="search"]`;
const written = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const workable = 'input:not([type="file"]), textarea, select, button:not([data-act])';

/** Taken before something is done: what has the focus may be gone after it. */
export function surfaceNow(): Surface {
  const focused = document.activeElement;
  if (focused?.matches(frame)) return 'page';
  return focused?.closest(`${list} [role=row]`) ? 'list' : 'elsewhere';
}

/** What has the focus, also within the page. */
export function focusedNow(): Element | null {
  const focused = document.activeElement;
  const within = focused instanceof HTMLIFrameElement ? focused.contentDocument?.activeElement : null;
  return within && within !== within.ownerDocument.body ? within : focused;
}

/** The focus stays where somebody works, at the block that is chosen by now; it is never nowhere. */
export function keepFocus(session: Session, surface: Surface): void {
  bringFocus(() => {
    if (surface !== 'elsewhere' || hasFocus()) return at[surface](session);
    return formOf(session) ?? at.list(session) ?? at.page(session);
  });
}

/** From the button that took a block out to the row of its neighbour; where there is no list, to what brings it back. */
export function leaveTaken(session: Session): void {
  const undo = () => document.querySelector('header [aria-label^="Undo: "]');
  bringFocus(() => at.list(session) ?? (document.querySelector(`${list} [role=row]`) ? null : undo()));
}

/** From what stood over the panes, however many one after the other, to where the first of them was called from; where that is gone, as a text that was written on the page, to the page, or to the row of the chosen block. */
export function leaveOverlay(session: Session, caller: Element | null): void {
  const isOfPage = caller !== null && caller.ownerDocument !== document;
  bringFocus(() => {
    // Of what stands in the page the dialog knows the frame alone.
    if (hasFocus() && !(isOfPage && surfaceNow() === 'page')) return document.activeElement;
    const isThere = caller?.isConnected && caller !== document.body;
    if (isThere) return caller;
    return isOfPage ? at.page(session) : (at.list(session) ?? at.page(session));
  });
}

/** Leads to the first field of the chosen block that is to be written, so that what is typed next stands in it. */
export function writeInChosen(session: Session, panes: Panes): void {
  panes.change({ isRightOpen: true });
  bringFocus(() => formOf(session));
}

/** Whether the screen is worked with a finger. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/**
 * Leads into what the left pane has just been asked to show: the search of the blocks that can be put in, or the list of those
 * that are there. Not under a finger, where a search would bring the keyboard over the page.
 */
export function enterLeftPane(session: Session, shown: 'outline' | 'palette'): void {
  if (isTouched()) return;
  bringFocus(() => (shown === 'palette' ? document.querySelector(search) : at.list(session)));
}

/** To the first of what says how the page is looked at. */
export const enterViews = (): void => bringFocus(() => document.querySelector('.canvas-views button'));

/** Brings what is to be chosen where two clash into sight, however far its pane is scrolled; once no field has the hand, whatever it is of: letters that are typed would be lost. */
export function enterClashes(): void {
  const at = document.activeElement;
  if (at?.matches(written)) {
    at.addEventListener('blur', () => setTimeout(enterClashes), { once: true });
    return;
  }
  bringFocus(() => {
    const box = document.querySelector('[data-clashes]');
    box?.scrollIntoView({ block: 'start' });
    return box;
  });
}

/** From a clash that is settled to the next one, or to what it was about: its field, or the form of its block. */
export function leaveClash(session: Session, conflict: Conflict): void {
  const { conflicts, document } = session.state().editing;
  const isThere = document.blocks.has(conflict.id);
  const isInForm = conflict.kind === 'field' && conflict.path[0] === 'props';
  if (conflicts.length > 0) enterClashes();
  else {
    if (isThere && isInForm) session.find(conflict.id, conflict.path.join('.'));
    else if (isThere) session.select(conflict.id);
    keepFocus(session, 'elsewhere');
  }
}

const at: Readonly<Record<Surface, (session: Session) => Element | null>> = {
  list: (session) => {
    const { selected } = session.state();
    const row = selected === null ? '[role=row]' : `[role=row][data-key="${CSS.escape(selected)}"]`;
    return document.querySelector(`${list} ${row}, ${list} .pane-button-main`);
  },
  page: () => document.querySelector(frame),
  elsewhere: () => document.activeElement,
};

/** Its first field that is to be written, or its first; its name where it has none that may be changed. */
function formOf(session: Session): Element | null {
  const { selected } = session.state();
  const form = selected === null ? null : document.querySelector(`[data-form-of="${CSS.escape(selected)}"]`);
  const all = [...(form?.querySelectorAll(`[data-path] :is(${workable})`) ?? [])];
  const fields = all.filter((field) => !field.matches(':disabled'));
  return fields.find(isUnwritten) ?? fields[0] ?? form?.querySelector('h2') ?? null;
}

const isUnwritten = (field: Element): boolean =>
  (field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement) && isToBeWritten(field.value);

/** Of whichever realm it is. */
const isElement = (found: Element): found is HTMLElement =>
  found.ownerDocument.defaultView !== null && found instanceof found.ownerDocument.defaultView.HTMLElement;

const hasFocus = (): boolean => document.activeElement !== null && document.activeElement !== document.body;

/** A dialog that closes and a row that scrolls into sight are waited for; so many frames at the most. */
const mostFrames = 60;

function bringFocus(find: () => Element | null, framesLeft = mostFrames): void {
  requestAnimationFrame(() => {
    const found = document.querySelector('.pane-overlay') ? null : find();
    if (found && isElement(found)) found.focus();
    else if (framesLeft > 0) bringFocus(find, framesLeft - 1);
  });
}
