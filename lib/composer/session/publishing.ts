import { isSameJson } from '@/lib/document/canonical-json';
import type { RefusalIssue } from '@/schemas/composing/refusal';
import { type ComposedPage, SignedOutError } from './composer-api';
import { fetchDeadLinks, fetchUnpublishedChanges, publishDraft } from './publish-api';
import { findPublishIssues, hasNoContent, placeholderBlocks, unreadableBlocks } from './publish-checks';
import type { PublishIssue } from './publish-issue';
import type { Saving } from './saving';
import type { DisplayedState, SessionStore } from './session-state';

const messages = {
  unsaved: 'Not everything is saved yet: see the status next to the title',
  offline: 'You are offline: publish once you are online and everything is saved',
  changed: 'Someone else just changed the page: review it, and publish again',
  issues: 'Nothing was published. Fix this first:',
  noResponse: 'The server did not respond. Nothing was published: try again in a moment',
  published: 'Published: visitors see it now',
} as const;

/** `isShared`: the page serves many addresses, which requires a confirmation in any case. */
type PublishOptions = { isConfirmed: boolean; isShared: boolean };

type PublishingOptions = { page: ComposedPage; store: SessionStore; saving: Saving };

/** Publishes what is on the screen, and nothing that the user has not seen or confirmed. */
export class Publishing {
  readonly #page: ComposedPage;
  readonly #store: SessionStore;
  readonly #saving: Saving;

  constructor({ page, store, saving }: PublishingOptions) {
    this.#page = page;
    this.#store = store;
    this.#saving = saving;
  }

  /**
   * Saves everything, then publishes the state that was displayed at the call. Asks for confirmation if more
   * would be published; `isConfirmed` confirms. If other users have saved since, it asks again.
   */
  publish({ isConfirmed, isShared }: PublishOptions): Promise<void> {
    const confirmed = isConfirmed ? this.#store.state().publishPrompt?.displayed : undefined;
    const { mergeCount } = this.#saving.remoteChanges;
    this.#store.set({ publishPrompt: null });
    return this.#saving.queue.enqueue(async () => {
      await this.#saving.saveAll();
      if (this.#hasUnsavedChanges()) return this.#refuse(messages[this.#isOffline() ? 'offline' : 'unsaved']);
      if (mergeCount !== this.#saving.remoteChanges.mergeCount) return this.#refuse(messages.changed);
      const displayed = { revision: this.#store.state().editing.stored.revision, mergeCount };
      await this.#confirmAndSend(displayed, confirmed, isShared).catch((error: unknown) => {
        if (!(error instanceof SignedOutError)) throw error;
        this.#saving.remoteChanges.handleFailure(error);
      });
    });
  }

  async #confirmAndSend(
    displayed: DisplayedState,
    confirmed: DisplayedState | undefined,
    isShared: boolean,
  ): Promise<void> {
    if (!isSameJson(confirmed, displayed)) {
      if (await this.#openPrompt(displayed, isShared)) return;
      if (confirmed) return this.#refuse(messages.changed);
    }
    await this.#send(displayed.revision);
  }

  #isOffline(): boolean {
    return this.#store.state().saving.kind === 'offline';
  }

  #hasUnsavedChanges(): boolean {
    const { editing, saving } = this.#store.state();
    return (
      saving.kind !== 'saved' || editing.conflicts.length > 0 || this.#saving.excludedFields().length > 0
    );
  }

  /**
   * Opens the publish prompt if other languages, settings, an empty page, placeholder texts, invisible
   * blocks or broken links would be published, if the page serves many addresses, or if the check failed.
   * @returns whether publishing waits for the user
   */
  async #openPrompt(displayed: DisplayedState, isShared: boolean): Promise<boolean> {
    const [unpublished, deadLinks] = await Promise.all([
      fetchUnpublishedChanges(this.#page, this.#store.state().editor.email),
      fetchDeadLinks(this.#page),
    ]);
    const { document } = this.#store.state().editing;
    if (!unpublished) {
      this.#refuse(messages.noResponse);
      return true;
    }
    const needsConfirmation =
      isShared ||
      unpublished.hasSettings ||
      deadLinks.length > 0 ||
      unpublished.languages.some((language) => language !== this.#page.locale) ||
      hasNoContent(this.#store.state()) ||
      placeholderBlocks(document).length > 0 ||
      unreadableBlocks(document).length > 0;
    // No confirmation while issues prevent publishing.
    const issues = needsConfirmation ? this.#findIssues() : [];
    if (issues.length > 0) this.#refuse(messages.issues, issues);
    else
      this.#store.set({
        publishPrompt: needsConfirmation ? { ...unpublished, deadLinks, displayed } : null,
      });
    return needsConfirmation;
  }

  async #send(revision: number): Promise<void> {
    const result = await publishDraft(this.#page, revision, this.#store.state().editor.email);
    const { editing } = this.#store.state();
    if ('refusal' in result) {
      const issues = this.#findIssues(result.refusal.issues);
      return issues.length > 0 ? this.#refuse(messages.issues, issues) : this.#refuse(result.refusal.message);
    }
    const newRevision = Math.max(editing.stored.revision, result.revision);
    const firstPublication = { isFirst: true, canEditMenus: result.canEditMenus };
    const { wasOnSite } = this.#store.state();
    this.#store.set({
      editing: { ...editing, stored: { ...editing.stored, revision: newRevision } },
      isPublished: true,
      isOnSite: true,
      wasOnSite: true,
      notice: { kind: 'published', sentence: messages.published, ...(!wasOnSite && firstPublication) },
    });
  }

  #findIssues(serverIssues: readonly RefusalIssue[] = []): readonly PublishIssue[] {
    const { document, stored } = this.#store.state().editing;
    return findPublishIssues(document, stored.document, this.#page, serverIssues);
  }

  #refuse(sentence: string, issues: readonly PublishIssue[] = []): void {
    this.#store.set({ notice: { kind: 'failed', sentence, issues } });
  }
}
