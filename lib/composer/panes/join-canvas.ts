import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { findDifference } from '@/lib/document/operations/find-difference';
import { closeDocument, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import type { Composed } from '@/schemas/composing/composed';
import {
  type Chosen,
  type Guest,
  type ToCanvas,
  type ToComposer,
  toComposerSchema,
} from '../canvas/messages';
import { mayBeLeftOut } from '../form/field/may-be-left-out';
import { blockNameOf } from '../outline/block-name';
import { tellPlace } from '../outline/tell-place';
import { awaitedIn } from '../session/needed-data';
import type { Session } from '../session/session';
import type { SessionState, Viewed } from '../session/session-state';
import { afterCopying, pasteBlocks } from './clipboard';
import { runCommand } from './commands';
import { describeChosen } from './describe-chosen';
import { moveTo } from './move-to';
import { putIn } from './put-in';

export type Joining = {
  /** The canvas, once it is there. */
  canvas: () => Window | null;
  say: (sentence: string) => void;
  /** Somebody wants to put a block in. */
  insertAt: (at: Position) => void;
  /** It has begun to listen. */
  begun: () => void;
  /** The page stands on it. */
  drawn: () => void;
};

type Begin = Extract<ToComposer, { kind: 'begin' }>;

type Shown = {
  document: OpenDocument;
  filling: SessionState['filling'];
  chosen: Chosen | null;
  guests: readonly Guest[];
  awaited: readonly string[];
};

/** Tells the canvas what it has to show, and hears what is done there. @returns what ends that. */
export function joinCanvas(session: Session, { canvas, say, insertAt, begun, drawn }: Joining): () => void {
  let shown: Shown | null = null;
  let told: { canvas: string; turn: number } | null = null;
  const tell = (message: ToCanvas) => tellAtOnce(canvas(), message);
  const describe = describeAnew();
  const read = (): Shown => {
    const state = session.state();
    return state.viewed ? shownEarlier(state, state.viewed) : shownNow(state, describe);
  };
  const update = () => {
    if (!shown) return;
    const now = read();
    if (shown.filling.page !== now.filling.page) tell({ kind: 'filling', filling: now.filling.page });
    // Before the block itself: it is drawn at once.
    if (!isSameJson(shown.awaited, now.awaited)) tell({ kind: 'awaited', ids: [...now.awaited] });
    if (shown.document !== now.document)
      tell({ kind: 'operations', operations: findDifference(shown.document, now.document) });
    if (!isSameJson(shown.chosen, now.chosen)) tell({ kind: 'chosen', chosen: now.chosen });
    if (!isSameJson(shown.guests, now.guests)) tell({ kind: 'guests', guests: [...now.guests] });
    shown = now;
  };
  const begin = ({ canvas: to, heard }: Begin) => {
    // One that asked before there was a page, and again since there is one, is told of all of it once.
    if (told?.canvas === to && heard < told.turn) return;
    told = { canvas: to, turn: heard + 1 };
    shown = read();
    tell(wholePage(session, shown, told.turn));
    tell({ kind: 'chosen', chosen: shown.chosen });
    tell({ kind: 'guests', guests: [...shown.guests] });
    tell({ kind: 'awaited', ids: [...shown.awaited] });
    begun();
  };
  const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== canvas()) return;
    const { data: message } = toComposerSchema.safeParse(data);
    if (message?.kind === 'begin') begin(message);
    else if (message?.kind === 'drawn') drawn();
    else if (message?.kind === 'writing') noteHand(session, message);
    else if (message?.kind === 'insert') insertAt(message.at);
    else if (message?.kind === 'dropped') void putDown(session, message).then(say);
    else if (message?.kind === 'typed') {
      const refusal = take(session, message);
      if (refusal) say(refusal);
      tell({ kind: 'took', count: message.count });
    } else if (message) {
      const sentence = answer(session, message);
      if (sentence) say(sentence);
    }
  };
  window.addEventListener('message', hear);
  const unlisten = session.listen(update);
  // One that listened before there was a page says so again.
  tell({ kind: 'open' });
  return () => {
    window.removeEventListener('message', hear);
    unlisten();
  };
}

function shownNow(state: SessionState, describe: typeof describeChosen): Shown {
  const { editing, filling, others } = state;
  const guests = others.flatMap(({ name, block }) => (block === null ? [] : [{ name, block }]));
  const awaited = awaitedIn(editing.document, filling.of);
  return { document: editing.document, filling, chosen: describe(state), guests, awaited };
}

/** What the page was before is to be read only, and nobody works in it. */
function shownEarlier(state: SessionState, { document }: Viewed): Shown {
  const { editing, editor, filling } = state;
  const chosen = describeChosen({
    ...state,
    editing: { ...editing, document },
    editor: { ...editor, mayWrite: false },
  });
  return { document, filling, chosen, guests: [], awaited: awaitedIn(document, filling.of) };
}

const wholePage = ({ page }: Session, { document, filling }: Shown, turn: number): ToCanvas => ({
  kind: 'page',
  turn,
  path: page.path,
  nodes: closeDocument(document),
  filling: filling.page,
});

const noteHand = (session: Session, { id, path, isLeft }: Extract<ToComposer, { kind: 'writing' }>): void =>
  session.focus(isLeft ? null : { id, path: ['props', String(path[0])] }, 'page');

/** A message that is posted comes a frame later, behind what the composer paints of the same key. */
function tellAtOnce(canvas: Window | null, message: ToCanvas): void {
  const data = canvas?.structuredClone(message);
  canvas?.dispatchEvent(
    new MessageEvent('message', { data, origin: window.location.origin, source: window }),
  );
}

/** The chosen block is described only when it, the page or whoever edits is another one. */
function describeAnew(): typeof describeChosen {
  let before: SessionState | null = null;
  let chosen: Chosen | null = null;
  return (state) => {
    const isSame =
      before?.editing.document === state.editing.document &&
      before.selected === state.selected &&
      before.editor === state.editor;
    if (!isSame) chosen = describeChosen(state);
    before = state;
    return chosen;
  };
}

/** @returns why a text that was typed is not taken, or null. */
function take(session: Session, { id, path, value }: Extract<ToComposer, { kind: 'typed' }>): string | null {
  const own = session.state().editing.document.blocks.get(id)?.own;
  const isLeftOut = value === '' && mayBeLeftOut(own, path);
  return session.do([{ kind: 'set', id, path, ...(!isLeftOut && { value }) }], `${id} ${path.join(' ')}`);
}

/** @returns what is said of a block that was dragged somewhere. */
async function putDown(
  session: Session,
  { carried: { type, id }, at, reason }: Extract<ToComposer, { kind: 'dropped' }>,
): Promise<string> {
  if (reason) return reason;
  const block = registry.get(type);
  if (id === null)
    return block
      ? (await putIn(session, block, at)).sentence
      : 'This version of the website does not know the block';
  return moveTo(session, id, at);
}

/** Of what is seen, but is no part of what is composed. */
const beside: Readonly<Record<Composed, string>> = {
  pages: 'This part is the same on many pages: it is changed among the sections',
  'website-sections':
    'This part belongs to the page that is only looked at: the blocks of the section are the ones in the list',
};

/** Does what was done on the page. @returns what is said of it. */
function answer(
  session: Session,
  message: Exclude<ToComposer, { kind: 'begin' | 'drawn' | 'writing' | 'insert' | 'typed' | 'dropped' }>,
): string | null {
  if (message.kind === 'command') return runCommand(session, message.command);
  if (message.kind === 'copied') return afterCopying(session, message.isCut);
  if (message.kind === 'pasted') return pasteBlocks(session, message.text);
  const { viewed, editing } = session.state();
  const { document } = viewed ?? editing;
  const ids = message.ids.filter((id) => document.blocks.has(id));
  const [innermost = null] = ids;
  const at = ids.indexOf(session.state().selected ?? '');
  // Clicked once more, the block around it is meant; from the outermost one begins again.
  const next = message.isText || at < 0 ? innermost : (ids[at + 1] ?? innermost);
  session.select(next, message.picture ?? null);
  return next === null
    ? beside[session.page.collection]
    : `${blockNameOf(document.blocks.get(next)?.own).label}: ${tellPlace(document, next)}`;
}
