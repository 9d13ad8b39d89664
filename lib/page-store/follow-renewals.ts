import { GoneKeys } from './gone-keys.ts';
import { markEverythingGone, markStale, type Staleness } from './mark-stale.ts';

/**
 * Marks what was gone before this process began, and then what it is told of: at once in memory, and in a file of the
 * folder for the next process. @returns whom to tell.
 */
export function followRenewals(folder: string): (heard: Staleness) => void {
  const goneKeys = new GoneKeys(folder);
  tryOnDisk(() => {
    const { gone, everythingBefore } = goneKeys.recall();
    markStale({ renewals: [], gone, everythingBefore: 0 });
    markEverythingGone(everythingBefore);
  });
  return (heard) => {
    markStale(heard);
    tryOnDisk(() => goneKeys.keep(heard.gone));
  };
}

/** A disk that refuses keeps nobody from being told. */
function tryOnDisk(act: () => void): void {
  try {
    act();
  } catch (error) {
    console.error('What has gone cannot be kept for the next start:', error);
  }
}
