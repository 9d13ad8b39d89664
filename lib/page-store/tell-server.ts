import type { FinishedPage } from './finished-page.ts';
import type { Staleness } from './mark-stale.ts';

/** What the thread that makes pages tells the one that answers with them. */
export type Told =
  | { kind: 'stale'; heard: Staleness }
  | { kind: 'everything gone'; before: number }
  | { kind: 'made'; key: string; page: FinishedPage };

declare global {
  /** On the global object, since Next gives each of its bundles a copy of every module; nothing where one thread does both. */
  var serverBefore: ((told: Told) => void) | undefined;
}

/** Tells the thread that answers, in the order in which it is said. */
export const tellServer = (told: Told): void => globalThis.serverBefore?.(told);

/** Whether pages are made here for another thread to answer with. */
export const isBehindServer = (): boolean => globalThis.serverBefore !== undefined;
