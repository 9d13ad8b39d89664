import { isSameJson } from '@/lib/document/canonical-json';
import { findDifference } from '@/lib/document/operations/find-difference';
import type { Editing, Sent } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import { nextSave, takeDone, takeRefused } from '../editing/save-edits';
import { takeStored } from '../editing/take-stored';
import {
  type ComposedPage,
  LostPage,
  type News,
  readNews,
  readStored,
  type SaveAnswer,
  SignedOut,
  sendSave,
} from './backend';
import { malformedFields } from './block-faults';
import type { Keeping } from './kept-edits';

import { openLine } from './open-line';
import { heldByRefusal, newlyRefused, stillRefused } from './refused-blocks';
import type { SaveState } from './session-state';
import type { SessionStore } from './session-store';

/** How long after an edit it is kept here and sent, how long until it is tried again, how long keeping may take, in ms. */
const pauses = { keep: 150, save: 500, retry: 3_000, keeping: 1_000 };

const sentences = {
  failed: 'the composer failed. Open the page again: what you did is kept',
  unfit: 'it does not fit what is stored. Open the page again',
  gone: 'This page was taken away, or it belongs to somebody else by now',
  notTheirs: 'This page is not yours to change any more',
} as const;

const isCutOff = ({ kind }: SaveState): boolean => kind === 'offline' || kind === 'busy' || kind === 'lost';

type Needed = {
  page: ComposedPage;
  store: SessionStore;
  keeping: Keeping;
  /** Shows what was made of the page and what others have saved. */
  show: (editing: Editing) => void;
};

/** Keeps what is done to a page here and on the server, and hears what others have saved: one thing after the other. */
export class Saving {
  readonly #page: ComposedPage;
  readonly #store: SessionStore;
  readonly #keeping: Keeping;
  readonly #show: Needed['show'];
  readonly #tab = newUuid();
  readonly line = openLine(() => this.#store.set({ saving: { kind: 'refused', message: sentences.failed } }));
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  /** Who was there when they were last asked about, as the server calls it. */
  #around = '';
  /** How often something of others has come onto the screen. */
  timesTaken = 0;

  constructor({ page, store, keeping, show }: Needed) {
    this.#page = page;
    this.#store = store;
    this.#keeping = keeping;
    this.#show = show;
  }

  /** Sends what is not stored, until nothing is left or the line fails. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return this.line.take(() => this.saveAll());
  }

  /** For what has the line already. */
  async saveAll(): Promise<void> {
    while (await this.#saveOnce());
  }

  /** Something was done to the page. */
  noteEdit(): void {
    const { kind } = this.#store.state().saving;
    if (kind !== 'saving' && kind !== 'waiting') this.#store.set({ saving: { kind: 'waiting' } });
    this.wait(pauses.save);
    this.#keepTimer ??= setTimeout(() => void this.#keep(), pauses.keep);
  }

  wait(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async readOthers(): Promise<void> {
    if (this.#store.state().isSignedOut) await this.#findSession();
    else if (!this.line.isBusy() && !this.#store.state().editing.sent) await this.#takeOthers();
  }

  /** Somebody may have signed in again in another tab. */
  async #findSession(): Promise<void> {
    const found = await readStored(this.#page).catch(() => null);
    const { isSignedOut, editor } = this.#store.state();
    if (!isSignedOut || found?.editor.email !== editor.email) return;
    this.#store.set({ isSignedOut: false });
    await this.save();
  }

  /** What waits on the screen, since no draft may hold it as it is or the server did not take it. */
  held() {
    const { editing, refused } = this.#store.state();
    return [
      ...malformedFields(editing.document, editing.stored.document, this.#page.path),
      ...heldByRefusal(refused),
    ];
  }

  /** @returns whether there may be more to send. */
  async #saveOnce(): Promise<boolean> {
    const { refused, editing } = this.#store.state();
    this.#store.set({ refused: stillRefused(refused, editing.document) });
    const sent = nextSave(editing, newUuid(), this.held());
    if (!sent) {
      // That there is a line again is known only by asking.
      if (isCutOff(this.#store.state().saving) && !(await this.#takeOthers())) return false;
      this.#store.set({ saving: { kind: 'saved' } });
      await this.#keep();
      return false;
    }
    this.#store.set({ editing: { ...editing, sent }, saving: { kind: 'saving' } });
    // First here, then there: whatever ends the tab meanwhile, the next one knows what was sent.
    await this.#keep();
    return this.#takeAnswer(
      await sendSave(this.#page, sent, this.#store.state().editor.email),
      sent,
      editing,
    );
  }

  async #takeAnswer(answer: SaveAnswer, sent: Sent, before: Editing): Promise<boolean> {
    const now = () => this.#store.state().editing;
    switch (answer.kind) {
      case 'stored':
        this.#store.set({ editing: takeDone(now()) });
        return answer.revision === sent.from + 1 || this.#takeOthers();
      case 'behind':
      case 'unfit':
        this.#store.set({ editing: takeRefused(now()) });
        if (!(await this.#takeOthers())) return false;
        if (now().stored.revision > before.stored.revision) return true;
        // Nobody was before it: two waited for each other in the database.
        if (answer.kind === 'behind') this.#tryAgain('busy');
        else this.#store.set({ saving: { kind: 'refused', message: sentences.unfit } });
        return false;
      case 'refused': {
        const { refused } = this.#store.state();
        const added = newlyRefused(answer.faults, before.document, before.stored.document, refused);
        this.#store.set({ editing: takeRefused(now()), refused: [...refused, ...added] });
        if (added.length > 0) return true;
        this.#store.set({ saving: { kind: 'refused', message: answer.message } });
        // What was done meanwhile may have mended it.
        return now().document !== before.document;
      }
      case 'lost':
        this.#store.set({ editing: takeRefused(now()) });
        this.#lose(new LostPage());
        return false;
      case 'signed out':
        this.#lose(new SignedOut());
        return false;
      default:
        this.#tryAgain(answer.kind === 'busy' ? 'busy' : 'offline');
        return false;
    }
  }

  /** Without a line it is tried again by itself; without a session, or the page, once there is one. */
  #lose(error: unknown): void {
    this.#around = '';
    if (error instanceof SignedOut)
      this.#store.set({ saving: { kind: 'signed out' }, isSignedOut: true, others: [] });
    else if (error instanceof LostPage)
      this.#store.set({ saving: { kind: 'lost', message: sentences.gone }, others: [] });
    else this.#tryAgain('offline');
  }

  #tryAgain(kind: 'offline' | 'busy'): void {
    this.#store.set({ saving: { kind } });
    this.wait(pauses.retry);
  }

  /** @returns whether they could be asked, and the page is still to be saved. */
  async #takeOthers(): Promise<boolean> {
    try {
      const { editing, selected } = this.#store.state();
      const presence = { tab: this.#tab, block: selected };
      const known = { revision: editing.stored.revision, around: this.#around };
      const news = await readNews(this.#page, presence, known);
      const { editor: before, saving } = this.#store.state();
      if (news) this.#takeNews(news);
      const { editor } = this.#store.state();
      if (saving.kind === 'lost' || (before.mayWrite && !editor.mayWrite)) this.#findAgain(editor.mayWrite);
      return editor.mayWrite;
    } catch (error) {
      this.#lose(error);
      return false;
    }
  }

  #takeNews({ stored, editor, others, around }: News): void {
    const { editing, editor: before } = this.#store.state();
    if (editor.email !== before.email) throw new SignedOut('Somebody else has signed in');
    const taken = stored ? takeStored(editing, stored) : editing;
    if (taken !== editing) {
      this.timesTaken += 1;
      this.#show(taken);
    }
    this.#around = around;
    // What can be done to blocks is found out anew for another editor, even one who says the same.
    this.#store.set({ others, ...(!isSameJson(editor, before) && { editor }) });
  }

  /** The page can be read again; or it can be read, and no more. */
  #findAgain(mayWrite: boolean): void {
    this.#store.set({
      saving: mayWrite ? { kind: 'waiting' } : { kind: 'lost', message: sentences.notTheirs },
    });
    if (mayWrite) this.wait(0);
  }

  /** A browser that keeps nothing, as in a private window, or only late, keeps nobody from working. */
  async #keep(): Promise<void> {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    const { editing } = this.#store.state();
    const { sent, stored, document } = editing;
    const isSaved = !sent && findDifference(stored.document, document).length === 0;
    const kept = (isSaved ? this.#keeping.forget() : this.#keeping.keep(editing)).catch(() => undefined);
    await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, pauses.keeping))]);
  }
}
