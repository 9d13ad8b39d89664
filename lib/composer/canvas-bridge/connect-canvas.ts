import { registry } from '@/blocks/registry';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import { findDifference } from '@/lib/document/operations/find-difference';
import { closeDocument, type OpenDocument } from '@/lib/document/operations/open-document';
import type { Position } from '@/lib/document/operations/operation';
import { isHidden } from '@/lib/document/visible-nodes';
import { sourceLabel } from '@/lib/engine/source-label';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import {
  type RemoteSelection,
  type SelectedBlock,
  type ToCanvas,
  type ToComposer,
  toComposerSchema,
} from '../canvas/messages';
import { finishCopy, pasteBlocks } from '../commands/clipboard';
import { commandInfo, reasonAgainstCommand, runCommand } from '../commands/commands';
import { isOptionalField } from '../form/field/is-optional-field';
import { insertBlock, moveBlock } from '../inserting/place-block';
import { blockNameOf, describePlace } from '../outline/block-name';
import { reasonAgainstEdit } from '../session/edit-reasons';
import { pendingBlocks } from '../session/refresh-page-data';
import type { Session } from '../session/session';
import type { SessionState, ViewedVersion } from '../session/session-state';

/** The selected block with its commands and why they are unavailable; null without a selection. */
export function describeSelected({ editing, selected: id, editor }: SessionState): SelectedBlock | null {
  const { document } = editing;
  const node = id === null ? undefined : document.blocks.get(id)?.node;
  if (id === null || node === undefined) return null;
  const commands = ['up', 'down', 'duplicate', 'hide', 'remove'] as const;
  return {
    id,
    type: isNode(node) ? String(node.type) : '',
    label: labelOf(document, id),
    isHidden: isHidden(node),
    source: isNode(node) ? sourceLabel(node.bind) : null,
    trail: trailOf(document, id),
    canInsert: editor.mayWrite,
    actions: (editor.mayWrite ? commands : []).map((command) => ({
      command,
      label: commandInfo(command, node).label,
      reason: reasonAgainstCommand(document, id, command, editor),
    })),
    refusal: reasonAgainstEdit(
      document,
      [{ kind: 'set', id, path: [], value: isNode(node) ? node.props : {} }],
      editor,
    ),
  };
}

const labelOf = ({ blocks }: SessionState['editing']['document'], id: string): string =>
  blockNameOf(blocks.get(id)?.node).label;

function trailOf(document: SessionState['editing']['document'], id: string): SelectedBlock['trail'] {
  const trail: SelectedBlock['trail'] = [];
  for (let at = document.blocks.get(id)?.parentSlot.parent ?? null; at !== null; ) {
    trail.unshift({ id: at, label: labelOf(document, at) });
    at = document.blocks.get(at)?.parentSlot.parent ?? null;
  }
  return trail;
}

export type CanvasHandlers = {
  /** The window of the canvas, once it exists. */
  canvas: () => Window | null;
  announce: (sentence: string) => void;
  /** The user wants to insert a block. */
  insertAt: (at: Position) => void;
  /** The canvas listens to messages. */
  onReady: () => void;
  /** The page is rendered. */
  onRendered: () => void;
};

type PageRequest = Extract<ToComposer, { kind: 'request-page' }>;

type CanvasSnapshot = {
  document: OpenDocument;
  pageData: SessionState['pageData'];
  selected: SelectedBlock | null;
  remoteSelections: readonly RemoteSelection[];
  pendingIds: readonly string[];
};

/**
 * Sends the state of the session to the canvas, and applies the messages of the canvas.
 * @returns a cleanup function
 */
export function connectCanvas(
  session: Session,
  { canvas, announce, insertAt, onReady, onRendered }: CanvasHandlers,
): () => void {
  let snapshot: CanvasSnapshot | null = null;
  let sentPage: { canvas: string; pageNumber: number } | null = null;
  const send = (message: ToCanvas) => dispatchToCanvas(canvas(), message);
  const describe = memoizeDescribeSelected();
  const read = (): CanvasSnapshot => {
    const state = session.state();
    return state.viewed ? versionSnapshot(state, state.viewed) : currentSnapshot(state, describe);
  };
  const update = () => {
    if (!snapshot) return;
    const next = read();
    sendChanges(snapshot, next, send);
    snapshot = next;
  };
  const sendPage = ({ canvas: to, lastPageNumber }: PageRequest) => {
    // A canvas that has requested the page both before and after it was open receives it once.
    if (sentPage?.canvas === to && lastPageNumber < sentPage.pageNumber) return;
    sentPage = { canvas: to, pageNumber: lastPageNumber + 1 };
    snapshot = read();
    send(fullPageMessage(session, snapshot, sentPage.pageNumber));
    send({ kind: 'selection', selected: snapshot.selected });
    send({ kind: 'remote-selections', selections: [...snapshot.remoteSelections] });
    send({ kind: 'pending', ids: [...snapshot.pendingIds] });
    onReady();
  };
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== canvas()) return;
    const { data: message } = toComposerSchema.safeParse(data);
    if (message?.kind === 'request-page') sendPage(message);
    else if (message?.kind === 'rendered') onRendered();
    else if (message?.kind === 'text-focus') trackFieldFocus(session, message);
    else if (message?.kind === 'insert') insertAt(message.at);
    else if (message?.kind === 'dropped') void applyDrop(session, message).then(announce);
    else if (message?.kind === 'input') {
      const refusal = applyTypedText(session, message);
      if (refusal) announce(refusal);
      send({ kind: 'acknowledge', count: message.count });
    } else if (message) {
      const sentence = applyAction(session, message);
      if (sentence) announce(sentence);
    }
  };
  window.addEventListener('message', onMessage);
  const unsubscribe = session.subscribe(update);
  // A canvas that was listening before the page was open then repeats its request.
  send({ kind: 'open' });
  return () => {
    window.removeEventListener('message', onMessage);
    unsubscribe();
  };
}

/** Sends what differs between two snapshots. */
function sendChanges(
  previous: CanvasSnapshot,
  next: CanvasSnapshot,
  send: (message: ToCanvas) => void,
): void {
  if (previous.pageData.data !== next.pageData.data)
    send({ kind: 'page-data', pageData: next.pageData.data });
  // Before the block itself, which is rendered at once.
  if (!isSameJson(previous.pendingIds, next.pendingIds)) send({ kind: 'pending', ids: [...next.pendingIds] });
  if (previous.document !== next.document)
    send({ kind: 'operations', operations: findDifference(previous.document, next.document) });
  if (!isSameJson(previous.selected, next.selected)) send({ kind: 'selection', selected: next.selected });
  if (!isSameJson(previous.remoteSelections, next.remoteSelections))
    send({ kind: 'remote-selections', selections: [...next.remoteSelections] });
}

function currentSnapshot(state: SessionState, describe: typeof describeSelected): CanvasSnapshot {
  const { editing, pageData, others } = state;
  const remoteSelections = others.flatMap(({ name, block }) => (block === null ? [] : [{ name, block }]));
  const pendingIds = pendingBlocks(editing.document, pageData.document);
  return { document: editing.document, pageData, selected: describe(state), remoteSelections, pendingIds };
}

/** An earlier version is read-only, and no other users are shown in it. */
function versionSnapshot(state: SessionState, { document }: ViewedVersion): CanvasSnapshot {
  const { editing, editor, pageData } = state;
  const selected = describeSelected({
    ...state,
    editing: { ...editing, document },
    editor: { ...editor, mayWrite: false },
  });
  return {
    document,
    pageData,
    selected,
    remoteSelections: [],
    pendingIds: pendingBlocks(document, pageData.document),
  };
}

const fullPageMessage = (
  { page }: Session,
  { document, pageData }: CanvasSnapshot,
  pageNumber: number,
): ToCanvas => ({
  kind: 'page',
  pageNumber,
  path: page.path,
  nodes: closeDocument(document),
  pageData: pageData.data,
});

const trackFieldFocus = (
  session: Session,
  { id, path, isBlur }: Extract<ToComposer, { kind: 'text-focus' }>,
): void => session.focus(isBlur ? null : { id, path: ['props', String(path[0])] }, 'page');

/**
 * Dispatches the message synchronously. A posted message arrives a frame later, after the composer has
 * rendered the same key.
 */
function dispatchToCanvas(canvas: Window | null, message: ToCanvas): void {
  const data = canvas?.structuredClone(message);
  canvas?.dispatchEvent(
    new MessageEvent('message', { data, origin: window.location.origin, source: window }),
  );
}

/** Describes the selected block again only when the block, the page or the user changes. */
function memoizeDescribeSelected(): typeof describeSelected {
  let before: SessionState | null = null;
  let selected: SelectedBlock | null = null;
  return (state) => {
    const isSame =
      before?.editing.document === state.editing.document &&
      before.selected === state.selected &&
      before.editor === state.editor;
    if (!isSame) selected = describeSelected(state);
    before = state;
    return selected;
  };
}

/** @returns why a typed text is refused, or null */
function applyTypedText(
  session: Session,
  { id, path, value }: Extract<ToComposer, { kind: 'input' }>,
): string | null {
  const node = session.state().editing.document.blocks.get(id)?.node;
  const isOmitted = value === '' && isOptionalField(node, path);
  return session.apply([{ kind: 'set', id, path, ...(!isOmitted && { value }) }], `${id} ${path.join(' ')}`);
}

/** @returns the message to announce for a dropped block */
async function applyDrop(
  session: Session,
  { dragged: { type, id }, at, reason }: Extract<ToComposer, { kind: 'dropped' }>,
): Promise<string> {
  if (reason) return reason;
  const block = registry.get(type);
  if (id === null)
    return block
      ? (await insertBlock(session, block, at)).sentence
      : 'This version of the website does not support the block';
  return moveBlock(session, id, at);
}

/** Messages for clicks on what is visible but not part of the composed blocks. */
const outsideMessages: Readonly<Record<ComposableCollection, string>> = {
  pages: 'This section is shared by many pages: edit it under Sections',
  'website-sections': 'This part belongs to the preview page: edit only the blocks in the list',
};

/**
 * Applies an action of the canvas.
 * @returns the message to announce
 */
function applyAction(
  session: Session,
  message: Exclude<
    ToComposer,
    { kind: 'request-page' | 'rendered' | 'text-focus' | 'insert' | 'input' | 'dropped' }
  >,
): string | null {
  if (message.kind === 'command') return runCommand(session, message.command);
  if (message.kind === 'copied') return finishCopy(session, message.isCut);
  if (message.kind === 'pasted') return pasteBlocks(session, message.text);
  const { viewed, editing } = session.state();
  const { document } = viewed ?? editing;
  const ids = message.ids.filter((id) => document.blocks.has(id));
  const [innermost = null] = ids;
  const at = ids.indexOf(session.state().selected ?? '');
  // Another click selects the surrounding block; after the outermost one, the innermost again.
  const next = message.isText || at < 0 ? innermost : (ids[at + 1] ?? innermost);
  session.select(next, message.picture ?? null);
  return next === null
    ? outsideMessages[session.page.collection]
    : `${blockNameOf(document.blocks.get(next)?.node).label}: ${describePlace(document, next)}`;
}
