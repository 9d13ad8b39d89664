import { isSameJson } from '@/lib/document/canonical-json';
import type { Editing } from '../editing/editing';
import { newUuid } from '../editing/new-uuid';
import { isSameField } from '../editing/own-field';
import { replacedFields } from '../editing/replaced-fields';
import { takeStored } from '../editing/take-stored';
import { type ComposedPage, LostPage, type News, readNews, readStored, SignedOut } from './backend';
import { isOpenElsewhere } from './kept-edits';
import type { SessionStore } from './session-store';

const sentences = {
  gone: 'This page was taken away, or it belongs to somebody else by now',
  notTheirs: 'This page is not yours to change any more',
} as const;

type Needed = {
  page: ComposedPage;
  store: SessionStore;
  /** Shows what was made of the page and what others have saved. */
  show: (editing: Editing) => void;
  /** There is no line, and what is not saved is tried again. */
  tryAgain: (kind: 'offline') => void;
  /** The page is theirs again: what is not saved can be. */
  saveSoon: () => void;
};

/** What others have done to the page, who is there, and whether it can be had at all. */
export class Others {
  readonly #needed: Needed;
  readonly #tab = newUuid();
  /** Who was there when they were last asked about, as the server calls it. */
  #around = '';
  /** How often something of theirs has come onto the screen. */
  timesTaken = 0;

  constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** @returns whether they could be asked, and the page is still to be saved. */
  async take(): Promise<boolean> {
    const { page, store } = this.#needed;
    try {
      const { editing, selected } = store.state();
      const presence = { tab: this.#tab, block: selected };
      const known = { revision: editing.stored.revision, around: this.#around };
      const news = await readNews(page, presence, known);
      const { editor: before, saving } = store.state();
      if (news) this.#takeNews(news);
      await this.#lookForOwnTabs(before.email);
      const { editor } = store.state();
      if (saving.kind === 'lost' || (before.mayWrite && !editor.mayWrite)) this.#findAgain(editor.mayWrite);
      return editor.mayWrite;
    } catch (error) {
      this.lose(error);
      return false;
    }
  }

  /** @returns whether the same person has signed in again, in another tab. */
  async findSession(): Promise<boolean> {
    const { page, store } = this.#needed;
    const found = await readStored(page).catch(() => null);
    const { isSignedOut, editor } = store.state();
    if (!isSignedOut || found?.editor.email !== editor.email) return false;
    store.set({ isSignedOut: false });
    return true;
  }

  /** Without a line it is tried again by itself; without a session, or the page, once there is one. */
  lose(error: unknown): void {
    const { store, tryAgain } = this.#needed;
    this.#around = '';
    if (error instanceof SignedOut)
      store.set({ saving: { kind: 'signed out' }, isSignedOut: true, others: [] });
    else if (error instanceof LostPage)
      store.set({ saving: { kind: 'lost', message: sentences.gone }, others: [] });
    else tryAgain('offline');
  }

  async #lookForOwnTabs(email: string): Promise<void> {
    const { page, store } = this.#needed;
    const isInAnotherTab = await isOpenElsewhere(page, email);
    if (isInAnotherTab !== (store.state().isInAnotherTab ?? false)) store.set({ isInAnotherTab });
  }

  #takeNews({ revision, stored, editor, others, around, isPublished, areOwn }: News): void {
    const { store, show } = this.#needed;
    const { editing, editor: before } = store.state();
    if (editor.email !== before.email) throw new SignedOut('Somebody else has signed in');
    // Asked before something was saved or published here, and answered after it.
    if (revision < editing.stored.revision) return;
    const { focused, replaced, isOwnDoing = false } = store.state();
    const isClear = editing.conflicts.length === 0 && replaced.length === 0;
    const taken = stored ? takeStored(editing, stored, focused) : editing;
    if (taken !== editing) {
      this.timesTaken += 1;
      store.set({ isOwnDoing: areOwn && (isClear || isOwnDoing) });
      show(taken);
      const anew = replacedFields(editing, taken);
      const others = replaced.filter((one) => !anew.some((field) => isSameField(one, field)));
      if (anew.length > 0) store.set({ replaced: [...others, ...anew] });
    }
    this.#around = around;
    // What can be done to blocks is found out anew for another editor, even one who says the same.
    const isOnSite = isPublished || store.state().isOnSite;
    // What says what visitors see does so until it is another revision, though it was saved since they saw it.
    const isAlike = store.state().isPublished && revision === editing.stored.revision;
    store.set({
      others,
      isPublished: isPublished || isAlike,
      isOnSite,
      wasOnSite: isOnSite || store.state().wasOnSite,
      ...(!isSameJson(editor, before) && { editor }),
    });
  }

  /** The page can be read again; or it can be read, and no more. */
  #findAgain(mayWrite: boolean): void {
    const { store, saveSoon } = this.#needed;
    store.set({ saving: mayWrite ? { kind: 'waiting' } : { kind: 'lost', message: sentences.notTheirs } });
    if (mayWrite) saveSoon();
  }
}
