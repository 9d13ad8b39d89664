import { GoneKeys } from './gone-keys.ts';
import { markEverythingGone, markStale, type Staleness } from './mark-stale.ts';
import { steadyNow } from './steady-clock.ts';
import { tellServer } from './tell-server.ts';

/**
 * Marks what was gone before this process began, and then what it is told of: at once in memory, and in a file of the
 * folder for the next process. @returns whom to tell, which says whether something has gone that was not known.
 */
export function followRenewals(folder: string): (heard: Staleness) => boolean {
  const goneKeys = new GoneKeys(folder);
  // Unless it can be known what is gone, nothing may be shown that was made before.
  let everythingBefore = steadyNow();
  tryOnDisk('What had gone cannot be read', () => {
    const before = goneKeys.recall();
    everythingBefore = before.everythingBefore;
    follow({ renewals: [], gone: before.gone, everythingBefore: 0 });
    goneKeys.forget();
  });
  markEverythingGone(everythingBefore);
  tellServer({ kind: 'everything gone', before: everythingBefore });
  return (heard) => {
    follow(heard);
    let isNew = heard.gone.length > 0;
    tryOnDisk('What has gone cannot be kept for the next start', () => {
      isNew = goneKeys.keep(heard.gone);
    });
    return isNew;
  };
}

/** Here, and in the thread that answers. */
function follow(heard: Staleness): void {
  markStale(heard);
  tellServer({ kind: 'stale', heard });
}

/** A disk that refuses keeps nobody from being told. */
function tryOnDisk(trouble: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error(`${trouble}:`, error);
  }
}
