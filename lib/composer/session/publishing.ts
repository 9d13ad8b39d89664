import { isSameJson } from '@/lib/document/canonical-json';
import type { SaveFault } from '@/schemas/composing/refusal';
import { type ComposedPage, SignedOut } from './backend';
import { isBare } from './is-bare';
import { publishDraft, readDeadLinks, readUnpublished } from './publish-draft';
import type { Saving } from './saving';
import type { Seen } from './session-state';
import type { SessionStore } from './session-store';
import { findToMend, type ToMend } from './to-mend';
import { unseenBlocks } from './unseen-blocks';
import { unwrittenBlocks } from './unwritten-blocks';

const sentences = {
  unsaved: 'Not everything is saved yet: look at what is said beside the title',
  offline: 'There is no connection: publish once there is one, and everything is saved',
  changed: 'Somebody else has changed the page just now: look at it, and publish again',
  toMend: 'Nothing was published. This is to be mended first:',
  unanswered: 'There was no answer just now. Nothing was published: try again in a moment',
  published: 'Published: visitors see it now',
} as const;

/** `isForMany` has whoever publishes asked, whatever else goes out. */
type Asked = { isSure: boolean; isForMany: boolean };

type Needed = { page: ComposedPage; store: SessionStore; saving: Saving };

/** Has visitors see what is on the screen, and nothing that whoever publishes has not seen or been told of. */
export class Publishing {
  readonly #page: ComposedPage;
  readonly #store: SessionStore;
  readonly #saving: Saving;

  constructor({ page, store, saving }: Needed) {
    this.#page = page;
    this.#store = store;
    this.#saving = saving;
  }

  /**
   * Once all of it is stored, and as it was seen at the call. When more than that would be published, whoever publishes is asked first,
   * and says so with `isSure`; what others have saved since the question makes it another one.
   */
  publish({ isSure, isForMany }: Asked): Promise<void> {
    const about = isSure ? this.#store.state().asking?.seen : undefined;
    const { timesTaken } = this.#saving.others;
    this.#store.set({ asking: null });
    return this.#saving.line.take(async () => {
      await this.#saving.saveAll();
      if (this.#isWaiting()) return this.#refuse(sentences[this.#isOffline() ? 'offline' : 'unsaved']);
      if (timesTaken !== this.#saving.others.timesTaken) return this.#refuse(sentences.changed);
      const seen = { revision: this.#store.state().editing.stored.revision, timesTaken };
      await this.#ask(seen, about, isForMany).catch((error: unknown) => {
        if (!(error instanceof SignedOut)) throw error;
        this.#saving.others.lose(error);
      });
    });
  }

  async #ask(seen: Seen, about: Seen | undefined, isForMany: boolean): Promise<void> {
    if (!isSameJson(about, seen)) {
      if (await this.#asksFirst(seen, isForMany)) return;
      if (about) return this.#refuse(sentences.changed);
    }
    await this.#send(seen.revision);
  }

  #isOffline(): boolean {
    return this.#store.state().saving.kind === 'offline';
  }

  #isWaiting(): boolean {
    const { editing, saving } = this.#store.state();
    return saving.kind !== 'saved' || editing.conflicts.length > 0 || this.#saving.held().length > 0;
  }

  /** @returns whether publishing waits for an answer: it would send other languages, settings, nothing at all, words that are to be written, blocks of which nothing is seen or links that lead nowhere, the page stands for many, or nobody knows. */
  async #asksFirst(seen: Seen, isForMany: boolean): Promise<boolean> {
    const [unpublished, deadLinks] = await Promise.all([
      readUnpublished(this.#page, this.#store.state().editor.email),
      readDeadLinks(this.#page),
    ]);
    const { document } = this.#store.state().editing;
    if (!unpublished) {
      this.#refuse(sentences.unanswered);
      return true;
    }
    const isMore =
      isForMany ||
      unpublished.hasSettings ||
      deadLinks.length > 0 ||
      unpublished.languages.some((one) => one !== this.#page.locale) ||
      isBare(this.#store.state()) ||
      unwrittenBlocks(document).length > 0 ||
      unseenBlocks(document).length > 0;
    // Nobody is asked about what cannot be published yet.
    const toMend = isMore ? this.#findToMend() : [];
    if (toMend.length > 0) this.#refuse(sentences.toMend, toMend);
    else this.#store.set({ asking: isMore ? { ...unpublished, deadLinks, seen } : null });
    return isMore;
  }

  async #send(seen: number): Promise<void> {
    const result = await publishDraft(this.#page, seen, this.#store.state().editor.email);
    const { editing } = this.#store.state();
    if ('refusal' in result) {
      const toMend = this.#findToMend(result.refusal.faults);
      return toMend.length > 0
        ? this.#refuse(sentences.toMend, toMend)
        : this.#refuse(result.refusal.message);
    }
    const revision = Math.max(editing.stored.revision, result.revision);
    const isFirst = !this.#store.state().wasOnSite;
    this.#store.set({
      editing: { ...editing, stored: { ...editing.stored, revision } },
      isPublished: true,
      isOnSite: true,
      wasOnSite: true,
      notice: { kind: 'published', sentence: sentences.published, ...(isFirst && { isFirst }) },
    });
  }

  #findToMend(told: readonly SaveFault[] = []): readonly ToMend[] {
    const { document, stored } = this.#store.state().editing;
    return findToMend(document, stored.document, this.#page, told);
  }

  #refuse(sentence: string, toMend: readonly ToMend[] = []): void {
    this.#store.set({ notice: { kind: 'not done', sentence, toMend } });
  }
}
