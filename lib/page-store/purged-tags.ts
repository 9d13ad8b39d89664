import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TimedTag } from './page-state.ts';

/**
 * Pages older than this are not served after a restart, in ms; purged tags are deleted after the same time.
 */
const MAX_PAGE_AGE_MS = 30 * 24 * 60 * 60 * 1000;
/**
 * A purge that is received again after a restart may have a timestamp this much later than the first time,
 * in ms.
 */
const TIMESTAMP_TOLERANCE_MS = 5_000;
const FILE_EXTENSION = '.tags';

export type LoadedPurgedTags = {
  purged: TimedTag[];
  /** Pages rendered before this time may not be served, in ms since 1970. */
  everythingBefore: number;
};

/**
 * The purged tags that an instance has received, persisted in a folder next to its pages: pages outlive a
 * restart, and withdrawn ones must not be served again while the database is unreachable. Each process
 * appends to its own file, so that processes do not overwrite each other.
 */
export class PurgedTags {
  readonly #folder: string;
  readonly #file: string;
  readonly #known = new Map<string, number>();

  constructor(folder: string) {
    this.#folder = path.join(folder, 'purged-tags');
    this.#file = path.join(this.#folder, `${Date.now()}-${randomUUID()}${FILE_EXTENSION}`);
  }

  /**
   * Loads what all processes have saved. Truncated lines are skipped. Writes nothing. @throws when the disk
   * rejects the read.
   */
  load(now = Date.now()): LoadedPurgedTags {
    const everythingBefore = now - MAX_PAGE_AGE_MS;
    for (const { key, at } of this.#files().flatMap(readLines))
      if (at > everythingBefore) this.#known.set(key, Math.max(at, this.#known.get(key) ?? 0));
    // The oldest first: they are evicted first when there are too many.
    const purged = [...this.#known]
      .map(([key, at]) => ({ key, at }))
      .sort((left, right) => left.at - right.at);
    return { purged, everythingBefore };
  }

  /** Deletes files without additions for longer than the maximum page age. */
  deleteOldFiles(now = Date.now()): void {
    for (const file of this.#files())
      if (statSync(file).mtimeMs < now - MAX_PAGE_AGE_MS) rmSync(file, { force: true });
  }

  /** Saves purged tags. @returns whether any of them is new. @throws when the disk rejects the write. */
  save(purged: readonly TimedTag[], now = Date.now()): boolean {
    const newer = purged.filter(({ key, at }) => at > (this.#known.get(key) ?? 0));
    const isNew = newer.some(
      ({ key, at }) =>
        at > Math.min((this.#known.get(key) ?? 0) + TIMESTAMP_TOLERANCE_MS, now - TIMESTAMP_TOLERANCE_MS),
    );
    if (newer.length === 0) return false;
    mkdirSync(this.#folder, { recursive: true });
    // The leading tab invalidates a line that a full disk has truncated.
    appendFileSync(this.#file, `\t\n${newer.map(formatLine).join('')}`);
    for (const { key, at } of newer) this.#known.set(key, at);
    return isNew;
  }

  #files(): string[] {
    if (!existsSync(this.#folder)) return [];
    return readdirSync(this.#folder)
      .filter((name) => name.endsWith(FILE_EXTENSION))
      .map((name) => path.join(this.#folder, name));
  }
}

const formatLine = ({ key, at }: TimedTag): string => `${at} ${key}\n`;

const readLines = (file: string): TimedTag[] =>
  [...readFileSync(file, 'utf8').matchAll(/^(\d+(?:\.\d+)?) (\S+)\n/gm)].map(([, at = '', key = '']) => ({
    key,
    at: Number(at),
  }));
