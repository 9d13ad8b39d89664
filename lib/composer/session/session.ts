import type { Conflict } from '@/lib/document/merge/conflict';
import { findDifference } from '@/lib/document/operations/find-difference';
import type { Operation } from '@/lib/document/operations/operation';
import { choose } from '../editing/choose';
import { type Editing, edit } from '../editing/editing';
import type { Step } from '../editing/step';
import { redo, undo } from '../editing/undo';
import { askWhileShown } from './ask-while-shown';
import { type ComposedPage, publishDraft, readUnpublished } from './backend';
import type { Keeping } from './kept-edits';
import { reasonAgainst } from './reason-against';
import { refillPage } from './refill-page';
import { Saving } from './saving';
import type { SessionState } from './session-state';
import { openStore, type SessionStore } from './session-store';

/** How often others are asked for, in ms. */
const pause = 4_000;

/** One person at work on one page: what is on the screen, and what is done to it. */
export class Session {
  readonly page: ComposedPage;
  readonly #store: SessionStore;
  readonly #saving: Saving;
  readonly #refill: ReturnType<typeof refillPage>;

  constructor(page: ComposedPage, state: SessionState, keeping: Keeping) {
    this.page = page;
    this.#store = openStore(state);
    this.#saving = new Saving({ page, store: this.#store, keeping, show: (editing) => this.#show(editing) });
    this.#refill = refillPage(
      page,
      () => this.#store.state().filling,
      (filling) => this.#store.set({ filling }),
    );
  }

  readonly state = (): SessionState => this.#store.state();
  readonly listen = (listener: () => void): (() => void) => this.#store.listen(listener);

  /** Begins to ask what others save; ends with what is returned. */
  start(): () => void {
    this.#saving.wait(0);
    const end = askWhileShown(() => void this.#saving.readOthers(), pause);
    return () => {
      end();
      this.#saving.stop();
    };
  }

  select(selected: string | null): void {
    if (selected !== this.state().selected) this.#store.set({ selected });
  }

  /** Does operations as one step. @returns why not, or null. */
  do(operations: readonly Operation[], typing: string | null = null): string | null {
    const { editing, editor } = this.state();
    const reason = reasonAgainst(editing.document, operations, editor);
    if (reason) return reason;
    const edited = edit(editing, operations, { typing, at: performance.now() });
    if (!edited.ok) return edited.reason;
    this.#show(edited.editing);
    return null;
  }

  /** @returns why not, or null: somebody may have locked meanwhile what the step would change, and it is forgotten then. */
  undo(): string | null {
    const { editing } = this.state();
    const next = undo(editing);
    return next && this.#turnTo(next, next.undone.at(-1), { ...editing, done: next.done });
  }

  /** As `undo`. */
  redo(): string | null {
    const { editing } = this.state();
    const next = redo(editing);
    return next && this.#turnTo(next, next.done.at(-1), { ...editing, undone: next.undone });
  }

  /** @returns why not, or null: then the conflict stays open. */
  choose(conflict: Conflict, choice: 'mine' | 'theirs'): string | null {
    const { editing } = this.state();
    const next = choose(editing, conflict, choice, performance.now());
    const step = next.document === editing.document ? undefined : next.done.at(-1);
    return this.#turnTo(next, step, editing);
  }

  #turnTo(next: Editing, step: Step | undefined, refused: Editing): string | null {
    const { editing, editor } = this.state();
    const reason = step ? reasonAgainst(editing.document, step.done, editor) : null;
    if (reason === null) this.#show(next);
    else this.#store.set({ editing: refused });
    return reason;
  }

  /**
   * Has visitors see what is on the screen: once all of it is stored, and as it was seen at the call. When more than that would be
   * published, whoever publishes is asked first, and says so with `isSure`.
   */
  publish({ isSure = false } = {}): Promise<void> {
    const seen = this.#saving.timesTaken;
    this.#store.set({ asking: null });
    return this.#saving.line.take(async () => {
      await this.#saving.saveAll();
      const { editing, saving } = this.state();
      const isWaiting =
        saving.kind !== 'saved' || editing.conflicts.length > 0 || this.#saving.held().length > 0;
      if (isWaiting)
        return this.#refuse('Not everything is saved yet: look at what is said beside the title');
      if (seen !== this.#saving.timesTaken)
        return this.#refuse('Somebody else has changed the page just now: look at it, and publish again');
      if (!isSure && (await this.#asksFirst())) return;
      const result = await publishDraft(this.page, editing.stored.revision);
      if ('refusal' in result) return this.#refuse(result.refusal);
      const { stored } = this.state().editing;
      const revision = Math.max(stored.revision, result.revision);
      this.#store.set({ editing: { ...this.state().editing, stored: { ...stored, revision } } });
      this.#store.set({ notice: { kind: 'published', sentence: 'Published: visitors see it now' } });
    });
  }

  /** @returns whether publishing waits for an answer: it would send other languages or settings, too, or nobody knows. */
  async #asksFirst(): Promise<boolean> {
    const unpublished = await readUnpublished(this.page, this.state().editor.email);
    if (!unpublished) {
      this.#refuse('There was no answer just now. Nothing was published: try again in a moment');
      return true;
    }
    const isMore = unpublished.hasSettings || unpublished.languages.some((one) => one !== this.page.locale);
    this.#store.set({ asking: isMore ? unpublished : null });
    return isMore;
  }

  /** Nothing is published after all. */
  keepUnpublished(): void {
    this.#store.set({ asking: null });
  }

  /** Takes back all that is not stored, as one step: for what can never be saved. */
  dropUnsaved(): void {
    const { editing } = this.state();
    const { document, stored } = editing;
    const edited = edit(editing, findDifference(document, stored.document), { at: performance.now() });
    if (edited.ok) this.#show({ ...edited.editing, conflicts: [] });
  }

  /** Goes on after the password was given again. */
  signedIn(): Promise<void> {
    this.#store.set({ isSignedOut: false });
    return this.save();
  }

  /** Sends what is not stored, until nothing is left or the line fails. */
  save(): Promise<void> {
    return this.#saving.save();
  }

  #refuse(sentence: string): void {
    this.#store.set({ notice: { kind: 'not done', sentence } });
  }

  #show(editing: Editing): void {
    const before = this.state().editing;
    this.#store.set({ editing, notice: null });
    const isOther = editing.document !== before.document;
    // A clash that is settled leaves the screen as it was, and may be sent from here on.
    if (!isOther && editing.conflicts === before.conflicts) return;
    this.#saving.noteEdit();
    if (isOther) this.#refill(editing.document);
  }
}
