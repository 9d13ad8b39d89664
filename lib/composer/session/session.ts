import type { Conflict } from '@/lib/document/merge/conflict';
import { closeDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import type { Filling } from '@/schemas/composing';
import { choose } from '../editing/choose';
import { beginEditing, type Editing, edit } from '../editing/editing';
import type { OwnField } from '../editing/own-field';
import { nextSave, takeDone, takeRefused } from '../editing/save-edits';
import { takeStored } from '../editing/take-stored';
import { redo, undo } from '../editing/undo';
import { type ComposedPage, readFilling, readStored, sendSave } from './backend';

/** How it stands with saving: `message` is for whoever edits. */
export type SaveState =
  | { kind: 'saved' | 'waiting' | 'saving' | 'offline' | 'signed out' }
  | { kind: 'refused'; message: string };

export type SessionState = {
  editing: Editing;
  saving: SaveState;
  /** The page with its data as it was last read, and for which blocks. */
  filling: { of: Editing['document']; page: Filling };
  selected: string | null;
};

/** How long after an edit it is sent, how often others are asked for, how long until a failed line is tried again, in ms. */
const pauses = { save: 500, others: 4_000, retry: 3_000 };

/** One person at work on one page: what is on the screen, what is sent, what comes back. */
export class Session {
  readonly page: ComposedPage;
  #state: SessionState;
  readonly #listeners = new Set<() => void>();
  readonly #heldFields: (state: SessionState) => OwnField[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #fillings = 0;

  constructor(page: ComposedPage, state: SessionState, heldFields: (state: SessionState) => OwnField[]) {
    this.page = page;
    this.#state = state;
    this.#heldFields = heldFields;
  }

  static async open(page: ComposedPage, heldFields: (state: SessionState) => OwnField[]): Promise<Session> {
    const stored = await readStored(page);
    const filled = await readFilling(page, closeDocument(stored.document));
    const editing = beginEditing(stored);
    const filling = { of: stored.document, page: filled };
    return new Session(page, { editing, saving: { kind: 'saved' }, filling, selected: null }, heldFields);
  }

  readonly state = (): SessionState => this.#state;
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins to ask what others save; ends with what is returned. */
  start(): () => void {
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
    const edited = edit(this.#state.editing, operations, { typing, at: performance.now() });
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

  /** Sends what is not stored, until nothing is left or the line fails. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      while (await this.#saveOnce());
    } finally {
      this.#isSending = false;
    }
  }

  async #saveOnce(): Promise<boolean> {
    const sent = nextSave(this.#state.editing, crypto.randomUUID(), this.#heldFields(this.#state));
    if (!sent) {
      this.#set({ saving: { kind: 'saved' } });
      return false;
    }
    this.#set({ editing: { ...this.#state.editing, sent }, saving: { kind: 'saving' } });
    const answer = await sendSave(this.page, sent);
    switch (answer.kind) {
      case 'stored':
        this.#set({ editing: takeDone(this.#state.editing) });
        return answer.revision === sent.from + 1 || this.#takeOthers();
      case 'behind':
        this.#set({ editing: takeRefused(this.#state.editing) });
        return this.#takeOthers();
      case 'refused':
        this.#set({ editing: takeRefused(this.#state.editing), saving: answer });
        return false;
      default:
        this.#set({ saving: { kind: answer.kind === 'signed out' ? 'signed out' : 'offline' } });
        this.#wait(pauses.retry);
        return false;
    }
  }

  async #readOthers(): Promise<void> {
    if (!this.#isSending && !this.#state.editing.sent) await this.#takeOthers();
  }

  /** @returns whether they could be asked. */
  async #takeOthers(): Promise<boolean> {
    try {
      const editing = takeStored(this.#state.editing, await readStored(this.page));
      if (editing !== this.#state.editing) this.#setEditing(editing);
      return true;
    } catch {
      this.#set({ saving: { kind: 'offline' } });
      this.#wait(pauses.retry);
      return false;
    }
  }

  #setEditing(editing: Editing): void {
    const before = this.#state.editing.document;
    this.#set({ editing });
    if (editing.document === before) return;
    if (this.#state.saving.kind !== 'saving') this.#set({ saving: { kind: 'waiting' } });
    this.#wait(pauses.save);
    void this.#fill();
  }

  /** Has what blocks show of records read anew; the answer to the last question counts. */
  async #fill(): Promise<void> {
    this.#fillings += 1;
    const asked = this.#fillings;
    const { document } = this.#state.editing;
    await new Promise((resolve) => setTimeout(resolve, pauses.save));
    if (asked !== this.#fillings) return;
    const page = await readFilling(this.page, closeDocument(document)).catch(() => null);
    if (page && asked === this.#fillings) this.#set({ filling: { of: document, page } });
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
