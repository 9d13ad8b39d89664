import { isTooNested, tooNested } from '@/lib/document/limits';
import type { Conflict } from '@/lib/document/merge/conflict';
import { findDifference } from '@/lib/document/operations/find-difference';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { choose } from '../editing/choose';
import { type Editing, edit } from '../editing/editing';
import { leaveField } from '../editing/leave-field';
import { isSameField, type OwnField } from '../editing/own-field';
import type { Replaced } from '../editing/replaced-fields';
import type { Step } from '../editing/step';
import { dropSettled } from '../editing/take-stored';
import { turnBack } from '../editing/undo';
import { askWhileShown } from './ask-while-shown';
import type { ComposedPage } from './backend';
import { doBesides, type MadeRevision } from './do-besides';
import type { Keeping } from './kept-edits';
import { Publishing } from './publishing';
import { reasonAgainst } from './reason-against';
import { earlierReason, reasonAgainstPublish } from './reason-against-publish';
import { type Refill, refillPage } from './refill-page';
import { Saving } from './saving';
import type { SessionState, Viewed } from './session-state';
import { openStore, type SessionStore } from './session-store';
import { watchLine } from './watch-line';
import { whenComeBack } from './when-come-back';

/** A list of operations has nodes as deep in it at the most as a document has them. */
const levelsOfOperations = 3;
/** How often others are asked for, in ms. */
const pause = 4_000;

/** One person at work on one page: what is on the screen, and what is done to it. */
export class Session {
  readonly page: ComposedPage;
  readonly #store: SessionStore;
  readonly #saving: Saving;
  readonly #publishing: Publishing;
  readonly #refill: Refill;
  /** Where the hand is, or was last. */
  #hand: 'form' | 'page' = 'form';

  constructor(page: ComposedPage, state: SessionState, keeping: Keeping) {
    this.page = page;
    this.#store = openStore(state);
    this.#saving = new Saving({ page, store: this.#store, keeping, show: (editing) => this.#show(editing) });
    this.#publishing = new Publishing({ page, store: this.#store, saving: this.#saving });
    this.#refill = refillPage(
      page,
      () => this.#store.state().filling,
      (filling) => this.#store.set({ filling }),
    );
  }

  readonly state = (): SessionState => this.#store.state();
  readonly listen = (listener: () => void): (() => void) => this.#store.listen(listener);

  /** Begins to ask what others save, and to save when the tab goes; ends with what is returned. */
  start(): () => void {
    this.#saving.wait(0);
    const end = askWhileShown(() => this.#saving.readOthers(), pause);
    // What a page shows of records is changed in their forms; of what was sent last no answer may have come.
    const endLooking = whenComeBack(() => {
      this.#saving.wait(0);
      this.readDataAnew();
    });
    const endWatching = watchLine({
      lost: () => this.#saving.loseLine(),
      found: () => this.#saving.findLine(),
    });
    const sendLast = () => this.#saving.sendLast();
    window.addEventListener('pagehide', sendLast);
    return () => {
      end();
      endLooking();
      endWatching();
      this.#refill.stop();
      window.removeEventListener('pagehide', sendLast);
      this.#saving.stop();
    };
  }

  /** `picture` is the address of one in the block that was pressed. */
  select(selected: string | null, picture: string | null = null): void {
    const before = this.state();
    if (selected !== before.selected || picture !== before.picture) this.#store.set({ selected, picture });
  }

  /** Leads to a field of a block: `path` as faults have it, as `props.heading`. */
  find(id: string, path: string): void {
    this.#store.set({ selected: id, picture: null, sought: { id, path } });
  }

  /** Somebody's hand is in the field that they were led to. */
  found(): void {
    if (this.state().sought) this.#store.set({ sought: null });
  }

  /** Shows what the page was before, or with null again what it is now; nothing is changed by it, nor meanwhile. */
  view(viewed: Viewed | null): void {
    this.#store.set({ viewed, selected: null, picture: null, sought: null, notice: null });
    this.#refill.ask(this.#shown());
  }

  /** Reads the page's data again: records that it shows may have been changed elsewhere. */
  readDataAnew(): void {
    this.#refill.anew(this.#shown());
  }

  /**
   * Somebody's hand is in a field, or has left it: nothing that others write comes into it meanwhile. By the time the page tells that its
   * text was left the hand may be in the form, in the same field, and the other way round.
   */
  focus(focused: OwnField | null, hand: 'form' | 'page' = 'form'): void {
    if (focused === null && hand !== this.#hand) return;
    this.#hand = hand;
    const { focused: before } = this.state();
    if (before === focused || (before && focused && isSameField(before, focused))) return;
    this.#store.set({ focused });
    const left = before && leaveField(this.state(), before);
    if (!left) return;
    this.#show(left.editing);
    this.#store.set({ replaced: left.replaced });
  }

  /** What others have put in the place of what was written here was seen to. */
  settle(replaced: Replaced): void {
    this.#store.set({ replaced: this.state().replaced.filter((one) => one !== replaced) });
  }

  /** Does operations as one step. @returns why not, or null. */
  do(operations: readonly Operation[], typing: string | null = null): string | null {
    const { editing, editor, viewed } = this.state();
    // What no page may hold is not drawn either: it may be more than a browser can.
    if (isTooNested(operations, levelsOfOperations)) return tooNested;
    const reason = viewed ? earlierReason : reasonAgainst(editing.document, operations, editor);
    if (reason) return reason;
    const edited = edit(editing, operations, { typing, at: performance.now() });
    if (!edited.ok) return edited.reason;
    this.#show(edited.editing);
    return null;
  }

  /** @returns why not, or null: somebody may have locked meanwhile what the step would change, and it is forgotten then. */
  undo(): string | null {
    return this.#turnBack('undo', 'done');
  }

  /** As `undo`. */
  redo(): string | null {
    return this.#turnBack('redo', 'undone');
  }

  #turnBack(command: 'undo' | 'redo', from: 'done' | 'undone'): string | null {
    const { editing, viewed } = this.state();
    if (viewed) return earlierReason;
    const { editing: next, back } = turnBack(editing, command);
    const without = { ...editing, [from]: next[from] };
    if (back) return this.#turnTo(next, back, without);
    this.#store.set({ editing: without });
    return null;
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

  /** Has visitors see what is on the screen; `isSure` answers the question that was asked about it, `isForMany` has it asked. */
  publish({ isSure = false, isForMany = false } = {}): Promise<void> {
    const reason = reasonAgainstPublish(this.state());
    if (reason === null) return this.#publishing.publish({ isSure, isForMany });
    this.#store.set({ notice: { kind: 'not done', sentence: reason } });
    return Promise.resolve();
  }

  /** Nothing is published after all. */
  keepUnpublished(): void {
    this.#store.set({ asking: null });
  }

  /** An earlier version was brought back, which may be what visitors see. */
  suspectPublished(): void {
    this.#saving.shownAlike.suspect();
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
    this.#refill.stop();
    this.#refill.ask(this.#shown());
    return this.save();
  }

  /** Saves, and looks whether there is a line, also when there is nothing to be sent. @returns whether there is. */
  async saveToLeave(): Promise<boolean> {
    await this.#saving.saveAndAsk();
    const { kind } = this.state().saving;
    return kind !== 'offline' && kind !== 'busy';
  }

  /** Does something to the page besides its blocks, in its turn (`do-besides.ts`). */
  doBesides<Done extends MadeRevision>(
    act: (stored: number) => Promise<Done>,
    otherwise: Done,
  ): Promise<Done> {
    return doBesides({ store: this.#store, saving: this.#saving }, act, otherwise);
  }

  /** Sends what is not stored, until nothing is left or the line fails. */
  save(): Promise<void> {
    return this.#saving.save();
  }

  /** What is on the screen: the page as it is now, or as it was before. */
  #shown(): OpenDocument {
    const { viewed, editing } = this.state();
    return (viewed ?? editing).document;
  }

  #show(shown: Editing): void {
    const editing = dropSettled(shown);
    const before = this.state().editing;
    this.#store.set({ editing, notice: null });
    const isOther = editing.document !== before.document;
    // A clash that is settled leaves the screen as it was, and may be sent from here on.
    if (!isOther && editing.conflicts === before.conflicts) return;
    this.#saving.noteEdit();
    if (isOther && !this.state().viewed) this.#refill.ask(editing.document);
  }
}
