import { processState } from '../process-state.ts';
import type { FinishedPage } from './finished-page.ts';
import type { Staleness } from './mark-stale.ts';

/** What the thread that makes pages tells the one that answers with them. */
export type Told =
  | { kind: 'stale'; heard: Staleness }
  | { kind: 'everything gone'; before: number }
  | { kind: 'made'; key: string; page: FinishedPage };

declare module '../process-state.ts' {
  interface ProcessState {
    /** Nothing where one thread does both. */
    serverBefore: (told: Told) => void;
  }
}

/** Tells the thread that answers, in the order in which it is said. */
export const tellServer = (told: Told): void => processState.serverBefore?.(told);

/** Whether pages are made here for another thread to answer with. */
export const isBehindServer = (): boolean => processState.serverBefore !== undefined;
