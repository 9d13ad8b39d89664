import { findDifference } from '@/lib/document/operations/find-difference';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { ComposedPage } from './composer-api';
import { fetchUnpublishedChanges } from './publish-api';
import type { SessionStore } from './session-state';

/**
 * Detects that a saved draft equals the published content, for example after undo. Only the server knows the
 * state of other languages and of the settings; it is requested only if equality is likely.
 */
export class PublishedSync {
  readonly #page: ComposedPage;
  readonly #store: SessionStore;
  /** The published document in this language, as far as it is known. */
  #published: OpenDocument | null = null;
  /** Whether equality is likely for another reason: at the start, and after a version was restored. */
  #isEqualLikely = true;

  constructor(page: ComposedPage, store: SessionStore) {
    this.#page = page;
    this.#store = store;
  }

  /** Records the published document before a draft replaces it. */
  recordPublished(published: OpenDocument): void {
    this.#published = published;
  }

  scheduleCheck(): void {
    this.#isEqualLikely = true;
  }

  /** Call it after everything is saved. */
  async check(): Promise<void> {
    const { editing, isPublished, isOnSite } = this.#store.state();
    const { document, revision } = editing.stored;
    const isLikely = this.#isEqualLikely;
    this.#isEqualLikely = false;
    if (isPublished || !isOnSite || !(isLikely || this.#isPublishedDocument(document))) return;
    const unpublished = await fetchUnpublishedChanges(this.#page, this.#store.state().editor.email).catch(
      () => null,
    );
    const isUnchanged = this.#store.state().editing.stored.revision === revision;
    if (!unpublished || unpublished.hasSettings || unpublished.languages.length > 0 || !isUnchanged) return;
    this.#published = document;
    this.#store.set({ isPublished: true });
  }

  #isPublishedDocument(document: OpenDocument): boolean {
    return this.#published !== null && findDifference(this.#published, document).length === 0;
  }
}
