import { isTooNested, tooNestedMessage } from '@/lib/document/limits';
import type { Conflict } from '@/lib/document/merge/conflict';
import { findDifference } from '@/lib/document/operations/find-difference';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { type BlockFieldPath, isSameField } from '../editing/block-field-path';
import { type Editing, edit } from '../editing/editing';
import { dropResolvedConflicts, resolveConflict } from '../editing/merge-stored';
import { applyRemoteValueOnBlur, type ReplacedField } from '../editing/replaced-fields';
import { undoOrRedo } from '../editing/undo';
import type { UndoStep } from '../editing/undo-steps';
import type { ComposedPage } from './composer-api';
import { reasonAgainstEdit, reasonAgainstPublish, versionViewReason } from './edit-reasons';
import { onWindowFocus, pollWhileVisible, watchOnlineStatus } from './page-lifecycle';
import { Publishing } from './publishing';
import { createPageDataRefresher, type PageDataRefresher } from './refresh-page-data';
import { Saving } from './saving';
import {
  createSessionStore,
  type SessionState,
  type SessionStore,
  type ViewedVersion,
} from './session-state';
import type { UnsavedEditsStore } from './unsaved-edits-store';

/** Result of an action: the revision it created, or null if it failed. */
type RevisionResult = { revision: number | null };

/**
 * Runs an action on the page that is not an edit of its blocks, in the save queue: after all edits are
 * saved, and before later actions such as publishing.
 * @param action receives the stored revision
 * @param fallback the result if the composer fails before
 * @returns the result of the action
 */
async function runInSaveQueue<ActionResult extends RevisionResult>(
  { store, saving }: { store: SessionStore; saving: Saving },
  action: (storedRevision: number) => Promise<ActionResult>,
  fallback: ActionResult,
): Promise<ActionResult> {
  let result = fallback;
  saving.stop();
  await saving.queue.enqueue(async () => {
    await saving.saveAll();
    result = await action(store.state().editing.stored.revision);
    const { editing } = store.state();
    // Another user may have saved first.
    if (result.revision === null) await saving.remoteChanges.pull();
    else {
      const stored = { ...editing.stored, revision: result.revision };
      store.set({ editing: { ...editing, stored }, isPublished: false });
    }
  });
  return result;
}

/** Nesting levels of a list of operations around their nodes. */
const OPERATION_NESTING_LEVELS = 3;
/** Poll interval for remote changes, in ms. */
const POLL_INTERVAL_MS = 4_000;

/** Edit session of one user on one page: its state and all actions on it. */
export class Session {
  readonly page: ComposedPage;
  readonly #store: SessionStore;
  readonly #saving: Saving;
  readonly #publishing: Publishing;
  readonly #refresher: PageDataRefresher;
  /** Where the focus is, or was last. */
  #focusOwner: 'form' | 'page' = 'form';

  constructor(page: ComposedPage, state: SessionState, editsStore: UnsavedEditsStore) {
    this.page = page;
    this.#store = createSessionStore(state);
    this.#saving = new Saving({
      page,
      store: this.#store,
      editsStore,
      show: (editing) => this.#show(editing),
    });
    this.#publishing = new Publishing({ page, store: this.#store, saving: this.#saving });
    this.#refresher = createPageDataRefresher(
      page,
      () => this.#store.state().pageData,
      (pageData) => this.#store.set({ pageData }),
    );
  }

  readonly state = (): SessionState => this.#store.state();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /**
   * Starts polling, and saving when the tab is closed.
   * @returns the cleanup function
   */
  start(): () => void {
    this.#saving.scheduleSave(0);
    const stopPolling = pollWhileVisible(() => this.#saving.pullRemoteChanges(), POLL_INTERVAL_MS);
    // Records may have been changed in their forms, and the last save may be unanswered.
    const stopFocusWatch = onWindowFocus(() => {
      this.#saving.scheduleSave(0);
      this.reloadPageData();
    });
    const stopOnlineWatch = watchOnlineStatus({
      onOffline: () => this.#saving.onOffline(),
      onOnline: () => this.#saving.onOnline(),
    });
    const sendLast = () => this.#saving.sendLast();
    window.addEventListener('pagehide', sendLast);
    return () => {
      stopPolling();
      stopFocusWatch();
      stopOnlineWatch();
      this.#refresher.stop();
      window.removeEventListener('pagehide', sendLast);
      this.#saving.stop();
    };
  }

  /** @param picture address of the clicked picture of the block */
  select(selected: string | null, picture: string | null = null): void {
    const before = this.state();
    if (selected !== before.selected || picture !== before.picture) this.#store.set({ selected, picture });
  }

  /**
   * Navigates to a field of a block.
   * @param path as in issues, for example `props.heading`
   */
  goToField(id: string, path: string): void {
    this.#store.set({ selected: id, picture: null, targetField: { id, path } });
  }

  /** Clears the target field once it has the focus. */
  clearTargetField(): void {
    if (this.state().targetField) this.#store.set({ targetField: null });
  }

  /** Displays an earlier version, or with null the current page. It cannot be edited meanwhile. */
  view(viewed: ViewedVersion | null): void {
    this.#store.set({ viewed, selected: null, picture: null, targetField: null, notice: null });
    this.#refresher.request(this.#displayedDocument());
  }

  /** Reloads the page data, because records may have been changed elsewhere. */
  reloadPageData(): void {
    this.#refresher.reload(this.#displayedDocument());
  }

  /**
   * Tracks the focused field, into which no remote changes are merged. The blur of a text on the page is
   * reported late, after the form may have focused the same field, and vice versa.
   */
  focus(focused: BlockFieldPath | null, owner: 'form' | 'page' = 'form'): void {
    if (focused === null && owner !== this.#focusOwner) return;
    this.#focusOwner = owner;
    const { focused: previous } = this.state();
    if (previous === focused || (previous && focused && isSameField(previous, focused))) return;
    this.#store.set({ focused });
    const updated = previous && applyRemoteValueOnBlur(this.state(), previous);
    if (!updated) return;
    this.#show(updated.editing);
    this.#store.set({ replaced: updated.replaced });
  }

  /** Dismisses the notice about a replaced field. */
  dismissReplaced(replaced: ReplacedField): void {
    this.#store.set({ replaced: this.state().replaced.filter((field) => field !== replaced) });
  }

  /**
   * Applies operations as one undo step.
   * @param typing as in `UndoStep`
   * @returns why not, or null
   */
  apply(
    operations: readonly Operation[],
    typing: string | null = null,
    { isRestore = false } = {},
  ): string | null {
    const { editing, editor, viewed } = this.state();
    // Too deeply nested content is not rendered either: it could exceed the stack of the browser.
    if (isTooNested(operations, OPERATION_NESTING_LEVELS)) return tooNestedMessage;
    const reason = viewed ? versionViewReason : reasonAgainstEdit(editing.document, operations, editor);
    if (reason) return reason;
    const result = edit(editing, operations, { typing, isRestore, at: performance.now() });
    if (!result.ok) return result.reason;
    this.#show(result.editing);
    return null;
  }

  /**
   * @returns why not, or null. If another user has locked what the step would change, the step is dropped.
   */
  undo(): string | null {
    return this.#undoOrRedo('undo', 'undoStack');
  }

  /** Like `undo`. */
  redo(): string | null {
    return this.#undoOrRedo('redo', 'redoStack');
  }

  #undoOrRedo(command: 'undo' | 'redo', from: 'undoStack' | 'redoStack'): string | null {
    const { editing, viewed } = this.state();
    if (viewed) return versionViewReason;
    const { editing: next, step } = undoOrRedo(editing, command);
    const withoutStep = { ...editing, [from]: next[from] };
    if (step) return this.#applyUnlessDenied(next, step, withoutStep);
    this.#store.set({ editing: withoutStep });
    return null;
  }

  /** @returns why not, or null. If there is a reason, the conflict stays open. */
  resolveConflict(conflict: Conflict, choice: 'mine' | 'theirs'): string | null {
    const { editing } = this.state();
    const next = resolveConflict(editing, conflict, choice, performance.now());
    const step = next.document === editing.document ? undefined : next.undoStack.at(-1);
    return this.#applyUnlessDenied(next, step, editing);
  }

  #applyUnlessDenied(next: Editing, step: UndoStep | undefined, refused: Editing): string | null {
    const { editing, editor } = this.state();
    const reason = step ? reasonAgainstEdit(editing.document, step.operations, editor) : null;
    if (reason === null) this.#show(next);
    else this.#store.set({ editing: refused });
    return reason;
  }

  /**
   * Publishes the page.
   * @param isConfirmed confirms the publish prompt
   * @param isShared the page serves many addresses, which requires a confirmation in any case
   */
  publish({ isConfirmed = false, isShared = false } = {}): Promise<void> {
    const reason = reasonAgainstPublish(this.state());
    if (reason === null) return this.#publishing.publish({ isConfirmed, isShared });
    this.#store.set({ notice: { kind: 'failed', sentence: reason } });
    return Promise.resolve();
  }

  /** Closes the publish prompt. */
  closePublishPrompt(): void {
    this.#store.set({ publishPrompt: null });
  }

  /** Schedules a check whether a restored version equals the published one. */
  recheckPublished(): void {
    this.#saving.publishedSync.scheduleCheck();
  }

  /** Discards all unsaved changes as one undo step, for changes that can never be saved. */
  discardUnsaved(): void {
    const { editing } = this.state();
    const { document, stored } = editing;
    const edited = edit(editing, findDifference(document, stored.document), { at: performance.now() });
    if (edited.ok) this.#show({ ...edited.editing, conflicts: [] });
  }

  /** Continues after the user has signed in again. */
  resumeAfterSignIn(): Promise<void> {
    this.#store.set({ isSignedOut: false });
    this.#refresher.stop();
    this.#refresher.request(this.#displayedDocument());
    return this.save();
  }

  /**
   * Saves and checks the connection, before the user leaves the page.
   * @returns whether the server is reachable
   */
  async saveBeforeLeaving(): Promise<boolean> {
    await this.#saving.saveAndCheckConnection();
    const { kind } = this.state().saving;
    return kind !== 'offline' && kind !== 'busy';
  }

  /** Runs an action on the page that is not an edit of its blocks, in the save queue. */
  runInSaveQueue<ActionResult extends RevisionResult>(
    action: (storedRevision: number) => Promise<ActionResult>,
    fallback: ActionResult,
  ): Promise<ActionResult> {
    return runInSaveQueue({ store: this.#store, saving: this.#saving }, action, fallback);
  }

  /** Saves until everything is stored or the connection fails. */
  save(): Promise<void> {
    return this.#saving.save();
  }

  /** The displayed document: the current page or an earlier version. */
  #displayedDocument(): OpenDocument {
    const { viewed, editing } = this.state();
    return (viewed ?? editing).document;
  }

  #show(nextEditing: Editing): void {
    const editing = dropResolvedConflicts(nextEditing);
    const previous = this.state().editing;
    this.#store.set({ editing, notice: null });
    const hasChanged = editing.document !== previous.document;
    // A resolved conflict does not change the displayed document but may be saved now.
    if (!hasChanged && editing.conflicts === previous.conflicts) return;
    this.#saving.onEdit();
    if (hasChanged && !this.state().viewed) this.#refresher.request(editing.document);
  }
}
