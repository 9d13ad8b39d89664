import type { Conflict } from '@/lib/document/merge/conflict';
import { findDifference } from '@/lib/document/operations/find-difference';
import type { Operation } from '@/lib/document/operations/operation';
import { choose } from '../editing/choose';
import { type Editing, edit } from '../editing/editing';
import { nextSave, takeDone, takeRefused } from '../editing/save-edits';
import { takeStored } from '../editing/take-stored';
import { redo, undo } from '../editing/undo';
import { type ComposedPage, publishDraft, readStored, SignedOut, sendSave } from './backend';
import { malformedFields } from './block-faults';
import type { Keeping } from './kept-edits';
import { openLine } from './open-line';
import { reasonAgainst } from './reason-against';
import { refillPage } from './refill-page';
import type { SessionState } from './session-state';

/** How long after an edit it is kept here and sent, how often others are asked for, how long until a failed line is tried again, in ms. */
const pauses = { keep: 150, save: 500, others: 4_000, retry: 3_000 };

const failed = 'the composer failed. Open the page again: what you did is kept';

/** One person at work on one page: what is on the screen, what is sent, what comes back. */
export class Session {
  readonly page: ComposedPage;
  readonly #keeping: Keeping;
  readonly #line = openLine(() => this.#set({ saving: { kind: 'refused', message: failed } }));
  readonly #refill: ReturnType<typeof refillPage>;
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  /** How often something of others has come onto the screen. */
  #timesTaken = 0;

  constructor(page: ComposedPage, state: SessionState, keeping: Keeping) {
    this.page = page;
    this.#state = state;
    this.#keeping = keeping;
    this.#refill = refillPage(page, (filling) => this.#set({ filling }));
  }

  readonly state = (): SessionState => this.#state;
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to ask what others save; ends with what is returned. */
  start(): () => void {
    this.#wait(0);
    const asking = setInterval(() => void this.#readOthers(), pauses.others);
    return () => {
      clearInterval(asking);
      clearTimeout(this.#timer);
    };
  }

  select(selected: string | null): void {
    if (selected !== this.#state.selected) this.#set({ selected });
  }

  /** Does operations as one step. @returns why not, or null. */
  do(operations: readonly Operation[], typing: string | null = null): string | null {
    const { editing, editor } = this.#state;
    const reason = reasonAgainst(editing.document, operations, editor);
    if (reason) return reason;
    const edited = edit(editing, operations, { typing, at: performance.now() });
    if (!edited.ok) return edited.reason;
    this.#setEditing(edited.editing);
    return null;
  }

  undo(): void {
    this.#setEditing(undo(this.#state.editing) ?? this.#state.editing);
  }
  redo(): void {
    this.#setEditing(redo(this.#state.editing) ?? this.#state.editing);
  }
  choose(conflict: Conflict, choice: 'mine' | 'theirs'): void {
    this.#setEditing(choose(this.#state.editing, conflict, choice, performance.now()));
  }

  /** Has visitors see what is on the screen: once all of it is stored, and as it was seen at the call. */
  publish(): Promise<void> {
    const seen = this.#timesTaken;
    return this.#line.take(async () => {
      while (await this.#saveOnce());
      const { editing, saving } = this.#state;
      const held = malformedFields(editing.document, editing.stored.document, this.page.path);
      const isWaiting = saving.kind !== 'saved' || editing.conflicts.length > 0 || held.length > 0;
      if (isWaiting)
        return this.#say(false, 'Not everything is saved yet: look at what is said beside the title');
      if (seen !== this.#timesTaken)
        return this.#say(false, 'Somebody else has changed the page just now: look at it, and publish again');
      const result = await publishDraft(this.page, editing.stored.revision);
      if ('refusal' in result) return this.#say(false, result.refusal);
      const { stored } = this.#state.editing;
      const revision = Math.max(stored.revision, result.revision);
      this.#set({ editing: { ...this.#state.editing, stored: { ...stored, revision } } });
      this.#say(true, 'Published: visitors see it now');
    });
  }

  /** Takes back all that is not stored, as one step: for what can never be saved. */
  dropUnsaved(): void {
    const { document, stored } = this.#state.editing;
    const edited = edit(this.#state.editing, findDifference(document, stored.document), {
      at: performance.now(),
    });
    if (edited.ok) this.#setEditing({ ...edited.editing, conflicts: [] });
  }

  /** Goes on after the password was given again. */
  signedIn(): Promise<void> {
    this.#set({ isSignedOut: false });
    return this.save();
  }

  /** Sends what is not stored, until nothing is left or the line fails. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#line.take(async () => {
      while (await this.#saveOnce());
    });
  }

  /** @returns whether there may be more to send. */
  async #saveOnce(): Promise<boolean> {
    const sent = this.#nextSave();
    if (!sent) {
      this.#set({ saving: { kind: 'saved' } });
      await this.#keep();
      return false;
    }
    const { document, stored } = this.#state.editing;
    this.#set({ editing: { ...this.#state.editing, sent }, saving: { kind: 'saving' } });
    // First here, then there: whatever ends the tab meanwhile, the next one knows what was sent.
    await this.#keep();
    const answer = await sendSave(this.page, sent);
    switch (answer.kind) {
      case 'stored':
        this.#set({ editing: takeDone(this.#state.editing) });
        return answer.revision === sent.from + 1 || this.#takeOthers();
      case 'behind':
        this.#set({ editing: takeRefused(this.#state.editing) });
        if (!(await this.#takeOthers())) return false;
        if (this.#state.editing.stored.revision > stored.revision) return true;
        this.#set({
          saving: { kind: 'refused', message: 'it does not fit what is stored. Open the page again' },
        });
        return false;
      case 'refused':
        this.#set({ editing: takeRefused(this.#state.editing), saving: answer });
        // What was done meanwhile may have mended it.
        return this.#state.editing.document !== document;
      default:
        this.#lose(answer.kind === 'signed out');
        return false;
    }
  }

  /** Without a line it is tried again by itself, without a session once somebody has signed in. */
  #lose(isSignedOut: boolean): void {
    this.#set({
      saving: { kind: isSignedOut ? 'signed out' : 'offline' },
      ...(isSignedOut && { isSignedOut }),
    });
    if (!isSignedOut) this.#wait(pauses.retry);
  }

  #say(isGood: boolean, sentence: string): void {
    this.#set({ notice: { isGood, sentence } });
  }

  /** Without what no draft may hold as it is. */
  #nextSave() {
    const { editing } = this.#state;
    const held = malformedFields(editing.document, editing.stored.document, this.page.path);
    return nextSave(editing, crypto.randomUUID(), held);
  }

  async #readOthers(): Promise<void> {
    if (!this.#line.isBusy() && !this.#state.editing.sent) await this.#takeOthers();
  }

  /** @returns whether they could be asked. */
  async #takeOthers(): Promise<boolean> {
    try {
      const { editor, ...newest } = await readStored(this.page);
      if (editor.email !== this.#state.editor.email) throw new SignedOut('Somebody else has signed in');
      const editing = takeStored(this.#state.editing, newest);
      if (editing !== this.#state.editing) {
        this.#timesTaken += 1;
        this.#setEditing(editing);
      }
      this.#set({ editor });
      return true;
    } catch (error) {
      this.#lose(error instanceof SignedOut);
      return false;
    }
  }

  #setEditing(editing: Editing): void {
    const before = this.#state.editing;
    this.#set({ editing, notice: null });
    const isOther = editing.document !== before.document;
    // A clash that is settled leaves the screen as it was, and may be sent from here on.
    if (!isOther && editing.conflicts === before.conflicts) return;
    if (this.#state.saving.kind !== 'saving') this.#set({ saving: { kind: 'waiting' } });
    this.#wait(pauses.save);
    this.#keepSoon();
    if (isOther) this.#refill(editing.document);
  }

  #keepSoon(): void {
    this.#keepTimer ??= setTimeout(() => void this.#keep(), pauses.keep);
  }

  /** A browser that keeps nothing, as in a private window, keeps nobody from working. */
  async #keep(): Promise<void> {
    clearTimeout(this.#keepTimer);
    this.#keepTimer = undefined;
    const { sent, stored, document } = this.#state.editing;
    const isSaved = !sent && findDifference(stored.document, document).length === 0;
    await (isSaved ? this.#keeping.forget() : this.#keeping.keep(this.#state.editing)).catch(() => undefined);
  }

  #wait(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), pause);
  }

  #set(change: Partial<SessionState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
