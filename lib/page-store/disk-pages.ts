import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FinishedPage } from './finished-page.ts';
import { readPage, writePage } from './page-file.ts';

/** Into so many folders pages are spread, so that making room looks at few files. */
const shards = 256;
/** Room is made with every so many writes to a shard. */
const writesBetween = 16;
/** What a crash left half written is removed when it is older than this, in ms. */
const leftover = 60_000;

/** Pages on disk, at most about so many bytes of them: the one not asked for longest goes first. */
export class DiskPages {
  readonly #folder: string;
  readonly #mostOfShard: number;
  readonly #writes = new Map<string, number>();

  constructor(folder: string, most: number) {
    this.#folder = folder;
    this.#mostOfShard = most / shards;
  }

  /** The page as it was written; undefined when there is none, or its file is damaged, which is removed. */
  async read(key: string): Promise<FinishedPage | undefined> {
    const file = this.#fileOf(key);
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) return undefined;
    const page = readPage(key, bytes);
    const now = new Date();
    // Of a folder that cannot be written, pages are read all the same.
    await (page ? utimes(file, now, now) : rm(file, { force: true })).catch(() => undefined);
    return page ?? undefined;
  }

  /** Writes a page whole or not at all. @throws when the disk refuses. */
  async write(key: string, page: FinishedPage): Promise<void> {
    const file = this.#fileOf(key);
    const unfinished = `${file}.${randomUUID()}.new`;
    await mkdir(path.dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, writePage(key, page));
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    const shard = path.dirname(file);
    const count = this.#writes.get(shard) ?? 0;
    this.#writes.set(shard, count + 1);
    if (count % writesBetween === 0) await this.#makeRoom(shard);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  async #makeRoom(shard: string): Promise<void> {
    const names = await readdir(shard);
    const found = await Promise.all(names.map((name) => describeFile(path.join(shard, name))));
    const files = found.filter((file) => file !== null).sort((one, other) => other.usedAt - one.usedAt);
    let bytes = 0;
    for (const { file, size, usedAt } of files) {
      const isLeft = file.endsWith('.new') && usedAt < Date.now() - leftover;
      bytes += size;
      if (isLeft || bytes > this.#mostOfShard) await rm(file, { force: true });
    }
  }

  #fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return path.join(this.#folder, name.slice(0, 2), name.slice(2));
  }
}

/** Another process may have removed it meanwhile. */
async function describeFile(file: string): Promise<{ file: string; size: number; usedAt: number } | null> {
  const found = await stat(file).catch(() => null);
  return found && { file, size: found.size, usedAt: found.mtimeMs };
}
