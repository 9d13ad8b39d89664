import type { Saving } from './saving';
import type { SessionStore } from './session-store';

/** The revision that something has made; null where it has made none. */
export type MadeRevision = { revision: number | null };

/**
 * Does something to the page besides its blocks, in its turn: once they are saved, and before anything that is asked for later, as publishing.
 * @param act is given the revision that is stored by then. @returns what came of it; `otherwise` where the composer failed on the way.
 */
export async function doBesides<Done extends MadeRevision>(
  { store, saving }: { store: SessionStore; saving: Saving },
  act: (stored: number) => Promise<Done>,
  otherwise: Done,
): Promise<Done> {
  let done = otherwise;
  saving.stop();
  await saving.line.take(async () => {
    await saving.saveAll();
    done = await act(store.state().editing.stored.revision);
    const { editing } = store.state();
    // Others may have been before it.
    if (done.revision === null) await saving.others.take();
    else {
      const stored = { ...editing.stored, revision: done.revision };
      store.set({ editing: { ...editing, stored }, isPublished: false });
    }
  });
  return done;
}
