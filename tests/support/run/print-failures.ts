import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runFolder } from './open-run.ts';

/** The file of recorded page states of failed tests (`tests/support/record-page-state.ts`). */
export const pageStatesFile = () => path.join(runFolder(), 'seen.txt');

/** The recorded page states of failed tests, for `printFailures`. */
export const readPageStates = (): string =>
  existsSync(pageStatesFile()) ? readFileSync(pageStatesFile(), 'utf8') : '';

/** Prints failures again at the end, where the log of a long run is read first. */
export function printFailures(failures: readonly string[], pageStates: string): void {
  if (failures.length > 0) console.log(`${pageStates}\nWhat failed:\n${failures.join('\n')}`);
}
