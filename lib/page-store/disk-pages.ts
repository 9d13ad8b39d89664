import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FinishedPage } from './finished-page.ts';
import { readKey, readPage, writePage } from './page-file.ts';
import { isClockShared, skew, steadyNow } from './steady-clock.ts';

/** Into so many folders pages are spread, so that making room looks at few files. */
const shards = 256;
/** Room is made each time so large a part of what a shard may hold was written to it. */
const partBetween = 1 / 8;
/** What a crash left half written is removed when it is older than this, in ms. */
const leftover = 60_000;

/** Pages on disk, at most about so many bytes of them: the one not asked for longest goes first. */
export class DiskPages {
  readonly #folder: string;
  readonly #mostOfShard: number;
  /** Bytes written to a shard since room was made there; of the first write it is not known how much is there. */
  readonly #written = new Map<string, number>();

  constructor(folder: string, most: number) {
    this.#folder = folder;
    this.#mostOfShard = most / shards;
  }

  /**
   * The page as it was written, but for its time; undefined when there is none, or its file is damaged, which is removed, or
   * when the clock was moved, so that nobody knows what has been renewed since.
   */
  async read(key: string): Promise<FinishedPage | undefined> {
    const page = await this.#readWritten(key);
    // Another process may have made it, and what it heard of by its clock be older by this one.
    return page && { ...page, made: page.made - skew };
  }

  async #readWritten(key: string): Promise<FinishedPage | undefined> {
    const file = this.#fileOf(key);
    const bytes = isClockShared() ? await readFile(file).catch(() => null) : null;
    if (!bytes) return undefined;
    const page = readPage(key, bytes);
    if (page) await this.touch(key);
    // Of a folder that cannot be written, pages are read all the same.
    else await rm(file, { force: true }).catch(() => undefined);
    // By a clock that was put back since, nothing could make it stale.
    return page && page.made <= steadyNow() + skew ? page : undefined;
  }

  /** Notes that a page was asked for. */
  async touch(key: string): Promise<void> {
    const now = new Date();
    await utimes(this.#fileOf(key), now, now).catch(() => undefined);
  }

  /**
   * Writes a page whole, in the place of one that was made before it; of two processes the later page stays. What cannot be
   * written leaves no older one behind. @throws when the disk refuses.
   */
  async write(key: string, page: FinishedPage): Promise<void> {
    const file = this.#fileOf(key);
    const unfinished = `${file}.${randomUUID()}.new`;
    const bytes = writePage(key, page);
    try {
      if (!isClockShared()) throw new Error('The clock was moved since this process began');
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      const there = await this.#readWritten(key);
      const isOlder = there !== undefined && there.made > page.made;
      await (isOlder ? rm(unfinished, { force: true }) : rename(unfinished, file));
    } catch (error) {
      await Promise.allSettled([rm(unfinished, { force: true }), rm(file, { force: true })]);
      throw error;
    }
    await this.#makeRoomAfter(path.dirname(file), bytes.byteLength);
  }

  /** The keys of pages, those asked for last first. */
  async keysByUse(most: number): Promise<string[]> {
    let newest: Described[] = [];
    // One folder after another: a disk has visitors to serve.
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const found = [...newest, ...(await describeFiles(path.join(this.#folder, name)))];
      newest = found.sort((one, other) => other.usedAt - one.usedAt).slice(0, most);
    }
    const keys = await Promise.all(newest.map(({ file }) => readFile(file).then(readKey, () => null)));
    return keys.filter((key) => key !== null);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  async #makeRoomAfter(shard: string, bytes: number): Promise<void> {
    const written = (this.#written.get(shard) ?? Number.POSITIVE_INFINITY) + bytes;
    this.#written.set(shard, written);
    if (written < this.#mostOfShard * partBetween) return;
    this.#written.set(shard, 0);
    await this.#makeRoom(shard);
  }

  async #makeRoom(shard: string): Promise<void> {
    const files = (await describeFiles(shard)).sort((one, other) => other.usedAt - one.usedAt);
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

type Described = { file: string; size: number; usedAt: number };

/** What is in a folder; another process may remove some of it meanwhile. */
async function describeFiles(folder: string): Promise<Described[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const status = await stat(file).catch(() => null);
      return status && { file, size: status.size, usedAt: status.mtimeMs };
    }),
  );
  return found.filter((file) => file !== null);
}
