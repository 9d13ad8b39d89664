import { findDifference } from '@/lib/document/operations/find-difference';
import type { Editing, PendingSave } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import { confirmSave, discardSave, nextSave } from '../editing/save-edits';
import { malformedFields } from './block-issues';
import {
  type ComposedPage,
  PageNotFoundError,
  type SaveResult,
  SignedOutError,
  sendSave,
} from './composer-api';
import { PublishedSync } from './published-sync';
import { findNewlyRefused, findOversizedBlocks, refusedFields, retainRefused } from './refused-blocks';
import { RemoteChanges } from './remote-changes';
import { createSerialQueue } from './serial-queue';
import type { SaveState, SessionStore } from './session-state';
import { storeUndoHistory } from './undo-history-store';
import type { UnsavedEditsStore } from './unsaved-edits-store';

/** Whether the last request failed and is retried automatically. */
const isRetrying = ({ kind }: SaveState): boolean => kind === 'offline' || kind === 'busy';

/** Whether a request is needed to find out that saving is possible again. */
const isDisconnected = (saving: SaveState): boolean => isRetrying(saving) || saving.kind === 'lost';

/** First and maximum backoff, in ms. */
const CONFLICT_BACKOFF_MS = { first: 200, max: 3_000 };

/**
 * Exponential backoff with full jitter before a conflicting save is retried, so that concurrent clients
 * spread out.
 * @param conflictCount number of consecutive conflicts, from 1
 */
function waitBackoff(conflictCount: number): Promise<void> {
  const maxDelayMs = Math.min(CONFLICT_BACKOFF_MS.first * 2 ** (conflictCount - 1), CONFLICT_BACKOFF_MS.max);
  return new Promise((resolve) => setTimeout(resolve, Math.random() * maxDelayMs));
}

/**
 * Delays in ms: local storage after an edit; save after the last edit, and at most during continuous typing;
 * retry after a failure; timeout of the local storage.
 */
const SAVE_DELAYS_MS = { store: 150, save: 500, maxSave: 2_000, retry: 3_000, storeTimeout: 1_000 };

/** The next step after a save: retry, save newer edits, or nothing to send. */
type NextSave = 'again' | 'newer' | 'nothing';

const failureMessage = 'the composer failed. Reopen the page: your work is kept';

type SavingOptions = {
  page: ComposedPage;
  store: SessionStore;
  editsStore: UnsavedEditsStore;
  /** Displays the page after a merge of remote changes. */
  show: (editing: Editing) => void;
};

/** Stores edits in the browser and on the server, one operation at a time. */
export class Saving {
  readonly #page: ComposedPage;
  readonly #store: SessionStore;
  readonly #editsStore: UnsavedEditsStore;
  readonly remoteChanges: RemoteChanges;
  readonly publishedSync: PublishedSync;
  readonly queue = createSerialQueue(() =>
    this.#store.set({ saving: { kind: 'refused', message: failureMessage } }),
  );
  /** Number of consecutive saves that conflicted with those of other users. */
  #conflictCount = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #longestTimer: ReturnType<typeof setTimeout> | undefined;
  #storeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ page, store, editsStore, show }: SavingOptions) {
    this.#page = page;
    this.#store = store;
    this.#editsStore = editsStore;
    this.publishedSync = new PublishedSync(page, store);
    this.remoteChanges = new RemoteChanges({
      ...{ page, store, show },
      retry: (kind) => this.#retry(kind),
      saveSoon: () => this.scheduleSave(0),
    });
  }

  /** Saves until everything is stored or the connection fails. */
  save(): Promise<void> {
    this.stop();
    return this.queue.enqueue(() => this.saveAll());
  }

  /** Saves, and checks the connection even if there is nothing to send. */
  saveAndCheckConnection(): Promise<void> {
    this.stop();
    return this.queue.enqueue(async () => {
      await this.saveAll();
      if (this.#store.state().saving.kind === 'saved') await this.remoteChanges.pull();
    });
  }

  /**
   * Saves on `pagehide`, without waiting: unsaved edits are stored in the browser and sent with a
   * `keepalive` request. If the tab returns or another one adopts the edits, they are sent again under the
   * same id. The undo history is stored in the tab.
   */
  sendLast(): void {
    const { editing, saving, isSignedOut, editor } = this.#store.state();
    storeUndoHistory(this.#page, editor.email, editing);
    const sent = nextSave(editing, newUuid(), this.excludedFields());
    if (!sent || isSignedOut || saving.kind === 'lost') return;
    if (!editing.sent) this.#store.set({ editing: { ...editing, sent }, saving: { kind: 'saving' } });
    void this.#storeEdits();
    void sendSave(this.#page, sent, editor.email, { isLast: true });
  }

  /** Saves everything; call it only from within the queue. */
  async saveAll(): Promise<void> {
    while ((await this.#saveOnce()) !== 'nothing');
  }

  /** Schedules storing and saving after an edit. */
  onEdit(): void {
    if (this.#store.state().saving.kind !== 'saving') this.#setState('waiting');
    this.scheduleSave(SAVE_DELAYS_MS.save);
    this.#longestTimer ??= setTimeout(() => this.#saveScheduled(), SAVE_DELAYS_MS.maxSave);
    this.#storeTimer ??= setTimeout(() => void this.#storeEdits(), SAVE_DELAYS_MS.store);
  }

  scheduleSave(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#saveScheduled(), delayMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#longestTimer);
    this.#timer = undefined;
    this.#longestTimer = undefined;
  }

  /** Edits made during the save keep their own delay, so that typing is not sent letter by letter. */
  #saveScheduled(): void {
    this.stop();
    void this.queue.enqueue(async () => {
      let next: NextSave = 'again';
      while (next === 'again' || (next === 'newer' && this.#timer === undefined))
        next = await this.#saveOnce();
      if (next === 'newer') this.#setState('waiting');
    });
  }

  async pullRemoteChanges(): Promise<void> {
    const { isSignedOut, editing } = this.#store.state();
    if (isSignedOut) {
      if (await this.remoteChanges.resumeSession()) await this.save();
    } else if (!this.queue.isBusy() && !editing.sent) await this.remoteChanges.pull();
  }

  /** Fields that are excluded from saves: malformed ones and rejected blocks. */
  excludedFields() {
    const { editing, refused } = this.#store.state();
    return [
      ...malformedFields(editing.document, editing.stored.document, this.#page),
      ...refusedFields(refused),
    ];
  }

  async #saveOnce(): Promise<NextSave> {
    const { refused, editing } = this.#store.state();
    this.#store.set({ refused: retainRefused(refused, editing.document) });
    const sent = nextSave(editing, newUuid(), this.excludedFields());
    if (!sent) {
      // Without anything to send, only a request shows whether the connection works again.
      if (isDisconnected(this.#store.state().saving) && !(await this.remoteChanges.pull())) return 'nothing';
      this.#store.set({ saving: { kind: 'saved' } });
      void this.publishedSync.check();
      await this.#storeEdits();
      return 'nothing';
    }
    if (!editing.sent && this.#excludeOversized(sent, editing)) return 'again';
    this.#store.set({ editing: { ...editing, sent } });
    this.#setState('saving');
    // Store first: if the tab closes meanwhile, the next one knows what was sent.
    await this.#storeEdits();
    const result = await sendSave(this.#page, sent, this.#store.state().editor.email);
    return this.#handleAnswer(result, sent, editing);
  }

  /**
   * Excludes blocks that exceed the size limit, so that the rest is saved.
   * @returns whether more blocks are excluded than before
   */
  #excludeOversized(sent: PendingSave, editing: Editing): boolean {
    const { refused } = this.#store.state();
    const added = findOversizedBlocks(sent.document, editing).filter(
      ({ id }) => !refused.some((refusedBlock) => refusedBlock.id === id),
    );
    if (added.length > 0) this.#store.set({ refused: [...refused, ...added] });
    return added.length > 0;
  }

  async #handleAnswer(result: SaveResult, sent: PendingSave, before: Editing): Promise<NextSave> {
    const now = () => this.#store.state().editing;
    switch (result.kind) {
      case 'stored':
        this.#conflictCount = 0;
        if (this.#store.state().isPublished) this.publishedSync.recordPublished(before.stored.document);
        this.#store.set({ editing: confirmSave(now()), isPublished: false, saving: { kind: 'saving' } });
        return result.revision === sent.from + 1 || (await this.remoteChanges.pull()) ? 'newer' : 'nothing';
      case 'conflict':
      case 'unprocessable':
        this.#store.set({ editing: discardSave(now()) });
        if (!(await this.remoteChanges.pull())) return 'nothing';
        if (now().stored.revision > before.stored.revision) {
          this.#conflictCount += 1;
          await waitBackoff(this.#conflictCount);
          return 'again';
        }
        // No newer revision: the server reported a database deadlock.
        if (result.kind === 'conflict') this.#retry('busy');
        else if (this.#excludeOversized(sent, before)) return 'again';
        else this.#store.set({ saving: { kind: 'refused', message: result.message } });
        return 'nothing';
      case 'refused': {
        const { refused } = this.#store.state();
        const added = findNewlyRefused(result.issues, before.document, before.stored.document, refused);
        this.#store.set({ editing: discardSave(now()), refused: [...refused, ...added] });
        if (added.length > 0 || this.#excludeOversized(sent, before)) return 'again';
        this.#store.set({ saving: { kind: 'refused', message: result.message } });
        // Edits made during the request may have fixed the issue.
        return now().document === before.document ? 'nothing' : 'newer';
      }
      case 'not-found':
        this.#store.set({ editing: discardSave(now()) });
        this.remoteChanges.handleFailure(new PageNotFoundError());
        return 'nothing';
      case 'signed out':
        this.remoteChanges.handleFailure(new SignedOutError());
        return 'nothing';
      default:
        this.#retry(result.kind === 'busy' ? 'busy' : 'offline');
        return 'nothing';
    }
  }

  /** The browser reports that it is offline, before a request fails. */
  onOffline(): void {
    if (!this.#store.state().isSignedOut) this.#retry('offline');
  }

  /** The browser reports that it is online again. */
  onOnline(): void {
    if (this.#store.state().saving.kind === 'offline') this.scheduleSave(0);
  }

  /** Sets the state, but keeps showing a failed connection until it is restored. */
  #setState(kind: 'waiting' | 'saving'): void {
    const { saving } = this.#store.state();
    if (!isRetrying(saving) && saving.kind !== kind) this.#store.set({ saving: { kind } });
  }

  #retry(kind: 'offline' | 'busy'): void {
    this.#store.set({ saving: { kind } });
    this.scheduleSave(SAVE_DELAYS_MS.retry);
  }

  /** Browser storage that fails, for example in a private window, or is slow does not delay the user. */
  async #storeEdits(): Promise<void> {
    clearTimeout(this.#storeTimer);
    this.#storeTimer = undefined;
    const { editing } = this.#store.state();
    const { sent, stored, document } = editing;
    const isSaved = !sent && findDifference(stored.document, document).length === 0;
    const storing = (isSaved ? this.#editsStore.clear() : this.#editsStore.save(editing)).catch(
      () => undefined,
    );
    await Promise.race([storing, new Promise((resolve) => setTimeout(resolve, SAVE_DELAYS_MS.storeTimeout))]);
  }
}
