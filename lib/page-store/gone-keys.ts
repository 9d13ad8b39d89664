import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TimedKey } from './mark-stale.ts';

/** What was made longer ago than this is not shown after a restart, in ms: what has gone since is forgotten then. */
const longest = 30 * 24 * 60 * 60 * 1000;

export type GoneBefore = {
  gone: TimedKey[];
  /** The time before which nothing may be shown, in ms since 1970. */
  everythingBefore: number;
};

/**
 * What an instance has heard to be gone, kept in a file beside its pages: they outlive a restart, and must not come back
 * with it while the database cannot be asked.
 */
export class GoneKeys {
  readonly #file: string;
  readonly #known = new Map<string, number>();

  constructor(folder: string) {
    this.#file = path.join(folder, 'gone-keys');
  }

  /** What was kept before; what is older than pages may be is dropped. A line cut off by a crash is none. */
  recall(now = Date.now()): GoneBefore {
    const everythingBefore = now - longest;
    for (const { key, at } of readLines(this.#file)) {
      if (at > everythingBefore) this.#known.set(key, Math.max(at, this.#known.get(key) ?? 0));
    }
    const gone = [...this.#known].map(([key, at]) => ({ key, at }));
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, gone.map(writeLine).join(''));
    renameSync(`${this.#file}.new`, this.#file);
    return { gone, everythingBefore };
  }

  /** Keeps what is gone. @throws when the disk refuses. */
  keep(gone: readonly TimedKey[]): void {
    const fresh = gone.filter(({ key, at }) => at > (this.#known.get(key) ?? 0));
    if (fresh.length > 0) appendFileSync(this.#file, fresh.map(writeLine).join(''));
    for (const { key, at } of fresh) this.#known.set(key, at);
  }
}

const writeLine = ({ key, at }: TimedKey): string => `${at} ${key}\n`;

function readLines(file: string): TimedKey[] {
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(/^(\d+(?:\.\d+)?) (\S+)\n/gm)].map(
    ([, at = '', key = '']) => ({ key, at: Number(at) }),
  );
}
