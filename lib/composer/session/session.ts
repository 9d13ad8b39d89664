import type { Conflict } from '@/lib/document/merge/conflict';
import { findDifference } from '@/lib/document/operations/find-difference';
import { closeDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { choose } from '../editing/choose';
import { beginEditing, type Editing, edit } from '../editing/editing';
import { nextSave, takeDone, takeRefused } from '../editing/save-edits';
import { takeStored } from '../editing/take-stored';
import { redo, undo } from '../editing/undo';
import { type ComposedPage, publishDraft, readFilling, readStored, SignedOut, sendSave } from './backend';
import { malformedFields } from './block-faults';
import { type Keeping, openKeeping } from './kept-edits';
import { reasonAgainst } from './reason-against';
import { refillPage } from './refill-page';
import type { SessionState } from './session-state';

/** How long after an edit it is kept here and sent, how often others are asked for, how long until a failed line is tried again, in ms. */
const pauses = { keep: 150, save: 500, others: 4_000, retry: 3_000 };

/** One person at work on one page: what is on the screen, what is sent, what comes back. */
export class Session {
  readonly page: ComposedPage;
  readonly #keeping: Keeping;
  readonly #refill: ReturnType<typeof refillPage>;
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;
  #line: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(page: ComposedPage, state: SessionState, keeping: Keeping) {
    this.page = page;
    this.#state = state;
    this.#keeping = keeping;
    this.#refill = refillPage(page, (filling) => this.#set({ filling }));
  }

  static async open(page: ComposedPage): Promise<Session> {
    const { editor, ...stored } = await readStored(page);
    const keeping = openKeeping(page);
    const kept = await keeping.adopt().catch(() => null);
    const editing = kept ? takeStored(kept, stored) : beginEditing(stored);
    const { document } = editing;
    const filling = { of: document, page: await readFilling(page, closeDocument(document)) };
    const notice = kept && {
      isGood: true,
      sentence: 'What you did last time was not saved then: it is on the page again',
    };
    return new Session(
      page,
      { editing, saving: { kind: 'saved' }, filling, selected: null, editor, notice },
      keeping,
    );
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

  /** Has visitors see what is on the screen: once all of it is stored, and as it was seen. */
  publish(): Promise<void> {
    return this.#inLine(async () => {
      while (await this.#saveOnce());
      const { editing, saving } = this.#state;
      const isWaiting = saving.kind !== 'saved' || editing.conflicts.length > 0 || this.#nextSave() !== null;
      const isHeld = malformedFields(editing.document, editing.stored.document).length > 0;
      const result =
        isWaiting || isHeld
          ? { refusal: 'Not everything is saved yet: look at what is said beside the title' }
          : await publishDraft(this.page, editing.stored.revision);
      if ('refusal' in result) return this.#set({ notice: { isGood: false, sentence: result.refusal } });
      const { stored } = this.#state.editing;
      const revision = Math.max(stored.revision, result.revision);
      const notice = { isGood: true, sentence: 'Published: visitors see it now' };
      this.#set({ editing: { ...this.#state.editing, stored: { ...stored, revision } }, notice });
    });
  }

  /** Sends what is not stored, until nothing is left or the line fails. */
  save(): Promise<void> {
    clearTimeout(this.#timer);
    return this.#inLine(async () => {
      while (await this.#saveOnce());
    });
  }

  /** One thing is asked of the server at a time, in the order in which it was meant. */
  #inLine(act: () => Promise<void>): Promise<void> {
    this.#waiting += 1;
    this.#line = this.#line
      .then(act)
      .catch((error: unknown) => {
        console.error(error);
        this.#set({
          saving: {
            kind: 'refused',
            message: 'the composer failed. Open the page again: what you did is kept',
          },
        });
      })
      .finally(() => {
        this.#waiting -= 1;
      });
    return this.#line;
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
        this.#set({ saving: { kind: answer.kind === 'signed out' ? 'signed out' : 'offline' } });
        this.#wait(pauses.retry);
        return false;
    }
  }

  /** Without what no draft may hold as it is. */
  #nextSave() {
    const { editing } = this.#state;
    const held = malformedFields(editing.document, editing.stored.document);
    return nextSave(editing, crypto.randomUUID(), held);
  }

  async #readOthers(): Promise<void> {
    if (this.#waiting === 0 && !this.#state.editing.sent) await this.#takeOthers();
  }

  /** @returns whether they could be asked. */
  async #takeOthers(): Promise<boolean> {
    try {
      const { editor, ...newest } = await readStored(this.page);
      const editing = takeStored(this.#state.editing, newest);
      if (editing !== this.#state.editing) this.#setEditing(editing);
      return true;
    } catch (error) {
      this.#set({ saving: { kind: error instanceof SignedOut ? 'signed out' : 'offline' } });
      this.#wait(pauses.retry);
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
