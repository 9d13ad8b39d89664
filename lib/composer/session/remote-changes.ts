import { isSameJson } from '@/lib/document/canonical-json';
import { isSameField } from '../editing/block-field-path';
import type { Editing } from '../editing/editing';
import { mergeStored } from '../editing/merge-stored';
import { newUuid } from '../editing/new-uuid';
import { replacedFields } from '../editing/replaced-fields';
import {
  type ComposedPage,
  fetchDraft,
  fetchPageUpdate,
  PageNotFoundError,
  type PageUpdate,
  SignedOutError,
} from './composer-api';
import type { SessionStore } from './session-state';
import { isOpenInAnotherTab } from './unsaved-edits-store';

const sentences = {
  notFound: 'This page was deleted, or now has another owner',
  readOnly: 'You can no longer edit this page',
} as const;

type RemoteChangesOptions = {
  page: ComposedPage;
  store: SessionStore;
  /** Displays the page after a merge of remote changes. */
  show: (editing: Editing) => void;
  /** The server is unreachable; schedules a retry. */
  retry: (kind: 'offline') => void;
  /** The user may edit the page again; saves pending edits. */
  saveSoon: () => void;
};

/** Loads changes of other users, their presence, and whether the page is accessible. */
export class RemoteChanges {
  readonly #options: RemoteChangesOptions;
  readonly #tab = newUuid();
  /** Version tag of the list of users, as the server sent it last. */
  #presenceDigest = '';
  /** Number of merges of remote changes into the page. */
  mergeCount = 0;

  constructor(options: RemoteChangesOptions) {
    this.#options = options;
  }

  /**
   * Loads and merges remote changes.
   * @returns whether the request succeeded and the user may edit the page
   */
  async pull(): Promise<boolean> {
    const { page, store } = this.#options;
    try {
      const { editing, selected } = store.state();
      const presence = { tab: this.#tab, block: selected };
      const cached = { revision: editing.stored.revision, presenceDigest: this.#presenceDigest };
      const update = await fetchPageUpdate(page, presence, cached);
      const { editor: previousEditor, saving } = store.state();
      if (update) this.#applyUpdate(update);
      await this.#detectOtherTab(previousEditor.email);
      const { editor } = store.state();
      if (saving.kind === 'lost' || (previousEditor.mayWrite && !editor.mayWrite))
        this.#restoreAccess(editor.mayWrite);
      return editor.mayWrite;
    } catch (error) {
      this.handleFailure(error);
      return false;
    }
  }

  /** Checks whether the same user has signed in again in another tab. */
  async resumeSession(): Promise<boolean> {
    const { page, store } = this.#options;
    const draft = await fetchDraft(page).catch(() => null);
    const { isSignedOut, editor } = store.state();
    if (!isSignedOut || draft?.editor.email !== editor.email) return false;
    store.set({ isSignedOut: false });
    return true;
  }

  /**
   * Handles a failed request. A lost connection is retried automatically; a signed-out user or a missing
   * page is checked on each poll.
   */
  handleFailure(error: unknown): void {
    const { store, retry } = this.#options;
    this.#presenceDigest = '';
    if (error instanceof SignedOutError)
      store.set({ saving: { kind: 'signed out' }, isSignedOut: true, others: [] });
    else if (error instanceof PageNotFoundError)
      store.set({ saving: { kind: 'lost', message: sentences.notFound }, others: [] });
    else retry('offline');
  }

  async #detectOtherTab(email: string): Promise<void> {
    const { page, store } = this.#options;
    const isInAnotherTab = await isOpenInAnotherTab(page, email);
    if (isInAnotherTab !== (store.state().isInAnotherTab ?? false)) store.set({ isInAnotherTab });
  }

  #applyUpdate({
    revision,
    stored,
    editor,
    others,
    presenceDigest,
    isPublished,
    isOwnRevision,
  }: PageUpdate): void {
    const { store, show } = this.#options;
    const { editing, editor: previousEditor } = store.state();
    if (editor.email !== previousEditor.email) throw new SignedOutError('Another user has signed in');
    // The response is older than a save or publication of this session.
    if (revision < editing.stored.revision) return;
    const { focused, replaced, isFromOtherTab = false } = store.state();
    const hasNoConflicts = editing.conflicts.length === 0 && replaced.length === 0;
    const merged = stored ? mergeStored(editing, stored, focused) : editing;
    if (merged !== editing) {
      this.mergeCount += 1;
      store.set({ isFromOtherTab: isOwnRevision && (hasNoConflicts || isFromOtherTab) });
      show(merged);
      const newlyReplaced = replacedFields(editing, merged);
      const otherReplaced = replaced.filter(
        (field) => !newlyReplaced.some((newField) => isSameField(field, newField)),
      );
      if (newlyReplaced.length > 0) store.set({ replaced: [...otherReplaced, ...newlyReplaced] });
    }
    this.#presenceDigest = presenceDigest;
    // Keep the editor object if it is equal: a new one makes all permissions be computed again.
    const isOnSite = isPublished || store.state().isOnSite;
    // The local published state is valid until the revision changes, even if it was saved since it was
    // published.
    const isStillPublished = store.state().isPublished && revision === editing.stored.revision;
    store.set({
      others,
      isPublished: isPublished || isStillPublished,
      isOnSite,
      wasOnSite: isOnSite || store.state().wasOnSite,
      ...(!isSameJson(editor, previousEditor) && { editor }),
    });
  }

  /** The page is accessible again: editable, or read-only. */
  #restoreAccess(mayWrite: boolean): void {
    const { store, saveSoon } = this.#options;
    store.set({ saving: mayWrite ? { kind: 'waiting' } : { kind: 'lost', message: sentences.readOnly } });
    if (mayWrite) saveSoon();
  }
}
