import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TimedKey } from './mark-stale.ts';

/** What was made longer ago than this is not shown after a restart, in ms: what has gone since is forgotten then. */
const longest = 30 * 24 * 60 * 60 * 1000;
/** What was heard at once counts from then, and from up to so many ms later when it is told again after a restart. */
const slack = 5_000;
const ending = '.gone';

export type GoneBefore = {
  gone: TimedKey[];
  /** The time before which nothing may be shown, in ms since 1970. */
  everythingBefore: number;
};

/**
 * What an instance has heard to be gone, kept in a folder beside its pages: they outlive a restart, and must not come back
 * with it while the database cannot be asked. Each process adds to a file of its own, so that none undoes another's.
 */
export class GoneKeys {
  readonly #folder: string;
  readonly #own: string;
  readonly #known = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = path.join(folder, 'gone-keys');
    this.#own = path.join(this.#folder, `${Date.now()}-${randomUUID()}${ending}`);
  }

  /** What any process has kept. A line that a crash cut off is none. Writes nothing. @throws when the disk refuses. */
  recall(now = Date.now()): GoneBefore {
    const everythingBefore = now - longest;
    for (const { key, at } of this.#files().flatMap(readLines))
      if (at > everythingBefore) this.#known.set(key, Math.max(at, this.#known.get(key) ?? 0));
    // The oldest first: of too many those are forgotten.
    const gone = [...this.#known].map(([key, at]) => ({ key, at })).sort((one, other) => one.at - other.at);
    return { gone, everythingBefore };
  }

  /** Removes files that nothing was added to for longer than pages may be shown. */
  forget(now = Date.now()): void {
    for (const file of this.#files())
      if (statSync(file).mtimeMs < now - longest) rmSync(file, { force: true });
  }

  /** Keeps what is gone. @returns whether any of it is news. @throws when the disk refuses. */
  keep(gone: readonly TimedKey[], now = Date.now()): boolean {
    const fresh = gone.filter(({ key, at }) => at > (this.#known.get(key) ?? 0));
    const isNews = fresh.some(
      ({ key, at }) => at > Math.min((this.#known.get(key) ?? 0) + slack, now - slack),
    );
    if (fresh.length === 0) return false;
    mkdirSync(this.#folder, { recursive: true });
    // A line that a full disk cut off before stays none by the tabulator.
    appendFileSync(this.#own, `\t\n${fresh.map(writeLine).join('')}`);
    for (const { key, at } of fresh) this.#known.set(key, at);
    return isNews;
  }

  #files(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(ending))
      .map((name) => path.join(this.#folder, name));
  }
}

const writeLine = ({ key, at }: TimedKey): string => `${at} ${key}\n`;

const readLines = (file: string): TimedKey[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(\d+(?:\.\d+)?) (\S+)\n/gm)].map(([, at = '', key = '']) => ({
    key,
    at: Number(at),
  }));
