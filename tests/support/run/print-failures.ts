import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runFolder } from './open-run.ts';

/** What tabs showed when a test failed in them (`tests/support/note-what-was-seen.ts`), by the run that is open. */
export const seenFile = () => path.join(runFolder(), 'seen.txt');

/** What stood on the screens of tests that failed. @returns what `printFailures` is told at the end. */
export const readSeen = (): string => (existsSync(seenFile()) ? readFileSync(seenFile(), 'utf8') : '');

/** Once more at the end, where the log of a long run is read first. */
export function printFailures(failures: readonly string[], seen: string): void {
  if (failures.length > 0) console.log(`${seen}\nWhat failed:\n${failures.join('\n')}`);
}
