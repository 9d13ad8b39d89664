import { findDifference } from '@/lib/document/operations/find-difference';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { ComposedPage } from './backend';
import { readUnpublished } from './publish-draft';
import type { SessionStore } from './session-store';

/**
 * Finds out that what is stored says what visitors see, although it was saved since: whoever brings back what is published has changed
 * nothing. Other languages and settings are known to the server alone, which is asked only when that is likely.
 */
export class ShownAlike {
  readonly #page: ComposedPage;
  readonly #store: SessionStore;
  /** What visitors see in this language, as far as that is known. */
  #shown: OpenDocument | null = null;
  /** Whether it may be so for a reason of its own: at the beginning, and once an earlier version was brought back. */
  #isLikely = true;

  constructor(page: ComposedPage, store: SessionStore) {
    this.#page = page;
    this.#store = store;
  }

  /** What is published is about to be written over by a draft. */
  note(shown: OpenDocument): void {
    this.#shown = shown;
  }

  suspect(): void {
    this.#isLikely = true;
  }

  /** For once all is saved. */
  async look(): Promise<void> {
    const { editing, isPublished, isOnSite } = this.#store.state();
    const { document, revision } = editing.stored;
    const isLikely = this.#isLikely;
    this.#isLikely = false;
    if (isPublished || !isOnSite || !(isLikely || this.#isShown(document))) return;
    const unpublished = await readUnpublished(this.#page, this.#store.state().editor.email).catch(() => null);
    const isStill = this.#store.state().editing.stored.revision === revision;
    if (!unpublished || unpublished.hasSettings || unpublished.languages.length > 0 || !isStill) return;
    this.#shown = document;
    this.#store.set({ isPublished: true });
  }

  #isShown(document: OpenDocument): boolean {
    return this.#shown !== null && findDifference(this.#shown, document).length === 0;
  }
}
