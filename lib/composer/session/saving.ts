import { findDifference } from '@/lib/document/operations/find-difference';
import type { Editing, Sent } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import { nextSave, takeDone, takeRefused } from '../editing/save-edits';
import { type ComposedPage, LostPage, type SaveAnswer, SignedOut, sendSave } from './backend';
import { malformedFields } from './block-faults';
import { isCutOff, isTriedAgain } from './is-cut-off';
import type { Keeping } from './kept-edits';
import { keepSteps } from './kept-steps';
import { openLine } from './open-line';
import { Others } from './others';
import { heldByRefusal, newlyRefused, refusedForSize, stillRefused } from './refused-blocks';
import type { SessionStore } from './session-store';
import { ShownAlike } from './shown-alike';
import { waitTurn } from './wait-turn';

/**
 * How long after an edit it is kept here; after how long a pause it is sent, and after how long without one; how long until it is tried
 * again, how long keeping may take, in ms.
 */
const pauses = { keep: 150, save: 500, longest: 2_000, retry: 3_000, keeping: 1_000 };

/** What comes after a save: the same in another form, what was done since, or nothing that could be sent. */
type Next = 'again' | 'newer' | 'nothing';

const failed = 'the composer failed. Open the page again: what you did is kept';

type Needed = {
  page: ComposedPage;
  store: SessionStore;
  keeping: Keeping;
  /** Shows what was made of the page and what others have saved. */
  show: (editing: Editing) => void;
};

/** Keeps what is done to a page here and on the server: one thing after the other. */
export class Saving {
  readonly #page: ComposedPage;
  readonly #store: SessionStore;
  readonly #keeping: Keeping;
  readonly others: Others;
  readonly shownAlike: ShownAlike;
  readonly line = openLine(() => this.#store.set({ saving: { kind: 'refused', message: failed } }));
  /** How often others were before since a save was done. */
  #timesBehind = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #longestTimer: ReturnType<typeof setTimeout> | undefined;
  #keepTimer: ReturnType<typeof setTimeout> | undefined;

  constructor({ page, store, keeping, show }: Needed) {
    this.#page = page;
    this.#store = store;
    this.#keeping = keeping;
    this.shownAlike = new ShownAlike(page, store);
    this.others = new Others({
      ...{ page, store, show },
      tryAgain: (kind) => this.#tryAgain(kind),
      saveSoon: () => this.wait(0),
    });
  }

  /** Sends what is not stored, until nothing is left or the line fails. */
  save(): Promise<void> {
    this.stop();
    return this.line.take(() => this.saveAll());
  }

  /** That there is a line is known only by asking, when nothing is to be sent. */
  saveAndAsk(): Promise<void> {
    this.stop();
    return this.line.take(async () => {
      await this.saveAll();
      if (this.#store.state().saving.kind === 'saved') await this.others.take();
    });
  }

  /**
   * The tab may be gone in a moment: what is not stored is kept here and sent, without waiting for anything. Should the tab come back, or
   * another one take over, it is sent again under the same id. What can be undone is kept for the tab.
   */
  sendLast(): void {
    const { editing, saving, isSignedOut, editor } = this.#store.state();
    keepSteps(this.#page, editor.email, editing);
    const sent = nextSave(editing, newUuid(), this.held());
    if (!sent || isSignedOut || saving.kind === 'lost') return;
    if (!editing.sent) this.#store.set({ editing: { ...editing, sent }, saving: { kind: 'saving' } });
    void this.#keep();
    void sendSave(this.#page, sent, editor.email, { isLast: true });
  }

  /** For what has the line already. */
  async saveAll(): Promise<void> {
    while ((await this.#saveOnce()) !== 'nothing');
  }

  /** Something was done to the page. */
  noteEdit(): void {
    if (this.#store.state().saving.kind !== 'saving') this.#tell('waiting');
    this.wait(pauses.save);
    this.#longestTimer ??= setTimeout(() => this.#saveInTime(), pauses.longest);
    this.#keepTimer ??= setTimeout(() => void this.#keep(), pauses.keep);
  }

  wait(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#saveInTime(), pause);
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#longestTimer);
    this.#timer = undefined;
    this.#longestTimer = undefined;
  }

  /** What is done on the way waits for its own time: whoever types is not sent letter by letter. */
  #saveInTime(): void {
    this.stop();
    void this.line.take(async () => {
      let next: Next = 'again';
      while (next === 'again' || (next === 'newer' && this.#timer === undefined))
        next = await this.#saveOnce();
      if (next === 'newer') this.#tell('waiting');
    });
  }

  async readOthers(): Promise<void> {
    const { isSignedOut, editing } = this.#store.state();
    if (isSignedOut) {
      if (await this.others.findSession()) await this.save();
    } else if (!this.line.isBusy() && !editing.sent) await this.others.take();
  }

  /** What waits on the screen, since no draft may hold it as it is or the server did not take it. */
  held() {
    const { editing, refused } = this.#store.state();
    return [
      ...malformedFields(editing.document, editing.stored.document, this.#page),
      ...heldByRefusal(refused),
    ];
  }

  async #saveOnce(): Promise<Next> {
    const { refused, editing } = this.#store.state();
    this.#store.set({ refused: stillRefused(refused, editing.document) });
    const sent = nextSave(editing, newUuid(), this.held());
    if (!sent) {
      // That there is a line again is known only by asking.
      if (isCutOff(this.#store.state().saving) && !(await this.others.take())) return 'nothing';
      this.#store.set({ saving: { kind: 'saved' } });
      void this.shownAlike.look();
      await this.#keep();
      return 'nothing';
    }
    if (!editing.sent && this.#makesWait(sent, editing)) return 'again';
    this.#store.set({ editing: { ...editing, sent } });
    this.#tell('saving');
    // First here, then there: whatever ends the tab meanwhile, the next one knows what was sent.
    await this.#keep();
    const answer = await sendSave(this.#page, sent, this.#store.state().editor.email);
    return this.#takeAnswer(answer, sent, editing);
  }

  /** Has what there is no room for wait, so that all else is saved. @returns whether anything waits that did not before. */
  #makesWait(sent: Sent, editing: Editing): boolean {
    const { refused } = this.#store.state();
    const added = refusedForSize(sent.document, editing).filter(
      ({ id }) => !refused.some((one) => one.id === id),
    );
    if (added.length > 0) this.#store.set({ refused: [...refused, ...added] });
    return added.length > 0;
  }

  async #takeAnswer(answer: SaveAnswer, sent: Sent, before: Editing): Promise<Next> {
    const now = () => this.#store.state().editing;
    switch (answer.kind) {
      case 'stored':
        this.#timesBehind = 0;
        if (this.#store.state().isPublished) this.shownAlike.note(before.stored.document);
        this.#store.set({ editing: takeDone(now()), isPublished: false, saving: { kind: 'saving' } });
        return answer.revision === sent.from + 1 || (await this.others.take()) ? 'newer' : 'nothing';
      case 'conflict':
      case 'unprocessable':
        this.#store.set({ editing: takeRefused(now()) });
        if (!(await this.others.take())) return 'nothing';
        if (now().stored.revision > before.stored.revision) {
          this.#timesBehind += 1;
          await waitTurn(this.#timesBehind);
          return 'again';
        }
        // Nobody was before it: two waited for each other in the database.
        if (answer.kind === 'conflict') this.#tryAgain('busy');
        else if (this.#makesWait(sent, before)) return 'again';
        else this.#store.set({ saving: { kind: 'refused', message: answer.message } });
        return 'nothing';
      case 'refused': {
        const { refused } = this.#store.state();
        const added = newlyRefused(answer.faults, before.document, before.stored.document, refused);
        this.#store.set({ editing: takeRefused(now()), refused: [...refused, ...added] });
        if (added.length > 0 || this.#makesWait(sent, before)) return 'again';
        this.#store.set({ saving: { kind: 'refused', message: answer.message } });
        // What was done meanwhile may have mended it.
        return now().document === before.document ? 'nothing' : 'newer';
      }
      case 'not-found':
        this.#store.set({ editing: takeRefused(now()) });
        this.others.lose(new LostPage());
        return 'nothing';
      case 'signed out':
        this.others.lose(new SignedOut());
        return 'nothing';
      default:
        this.#tryAgain(answer.kind === 'busy' ? 'busy' : 'offline');
        return 'nothing';
    }
  }

  /** The browser says that there is no line: known before anything is asked. */
  loseLine(): void {
    if (!this.#store.state().isSignedOut) this.#tryAgain('offline');
  }

  /** It says that there is one again. */
  findLine(): void {
    if (this.#store.state().saving.kind === 'offline') this.wait(0);
  }

  /** Without a line that is told until there is one, whatever is typed or tried meanwhile. */
  #tell(kind: 'waiting' | 'saving'): void {
    const { saving } = this.#store.state();
    if (!isTriedAgain(saving) && saving.kind !== kind) this.#store.set({ saving: { kind } });
  }

  #tryAgain(kind: 'offline' | 'busy'): void {
    this.#store.set({ saving: { kind } });
    this.wait(pauses.retry);
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
