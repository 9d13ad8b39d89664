import type { Saving } from './saving';
import type { SessionStore } from './session-store';

/** Result of an action: the revision it created, or null if it failed. */
export type RevisionResult = { revision: number | null };

/**
 * Runs an action on the page that is not an edit of its blocks, in the save queue: after all edits are
 * saved, and before later actions such as publishing.
 * @param act receives the stored revision
 * @param otherwise the result if the composer fails before
 * @returns the result of the action
 */
export async function runInSaveQueue<ActionResult extends RevisionResult>(
  { store, saving }: { store: SessionStore; saving: Saving },
  action: (storedRevision: number) => Promise<ActionResult>,
  fallback: ActionResult,
): Promise<ActionResult> {
  let result = fallback;
  saving.stop();
  await saving.queue.enqueue(async () => {
    await saving.saveAll();
    result = await action(store.state().editing.stored.revision);
    const { editing } = store.state();
    // Another user may have saved first.
    if (result.revision === null) await saving.remoteChanges.pull();
    else {
      const stored = { ...editing.stored, revision: result.revision };
      store.set({ editing: { ...editing, stored }, isPublished: false });
    }
  });
  return result;
}
