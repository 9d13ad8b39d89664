import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { isSystemClockInSync, MAX_CLOCK_SKEW_MS, monotonicNow } from './page-state.ts';
import { copyBuffer, type StoredPage } from './stored-page.ts';

/** The first line of a page's file; the body in Brotli and in gzip follow. */
const headSchema = z.strictObject({
  key: z.string(),
  status: z.int().min(200).max(599),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  renderedAt: z.number(),
  revalidate: z.union([z.number(), z.literal(false)]),
  digest: z.string(),
  lengths: z.tuple([z.int().min(0), z.int().min(0)]),
});
const CHECKSUM_LENGTH = 64;

/** Serialises a page to one file that starts with a checksum of the rest. */
function serializePage(key: string, { bodies, ...page }: StoredPage): Buffer {
  const lengths = [bodies.br.byteLength, bodies.gzip.byteLength];
  const head = Buffer.from(`${JSON.stringify({ key, ...page, lengths })}\n`);
  const rest = Buffer.concat([head, bodies.br, bodies.gzip]);
  return Buffer.concat([Buffer.from(checksumOf(rest)), rest]);
}

/** Parses the file of a page; null when it is damaged or belongs to another key. */
function parsePage(key: string, file: Buffer): StoredPage | null {
  const parsed = parseFile(file);
  if (parsed?.head.key !== key) return null;
  const { rest, end } = parsed;
  const { lengths, key: _key, ...page } = parsed.head;
  const [brotliLength, gzipLength] = lengths;
  const br = copyBuffer(rest.subarray(end + 1, end + 1 + brotliLength));
  const gzip = copyBuffer(rest.subarray(end + 1 + brotliLength, end + 1 + brotliLength + gzipLength));
  const identity = nullOnError(() => gunzipSync(gzip));
  return identity && { ...page, bodies: { br, gzip, identity } };
}

/** The key of the page in a file; null when it is damaged. */
const parseKey = (file: Buffer): string | null => parseFile(file)?.head.key ?? null;

/** The header of an undamaged file, the bytes under the checksum, and where the header ends in them. */
function parseFile(file: Buffer) {
  const rest = file.subarray(CHECKSUM_LENGTH);
  if (file.toString('latin1', 0, CHECKSUM_LENGTH) !== checksumOf(rest)) return null;
  const end = rest.indexOf('\n');
  const head = headSchema.safeParse(nullOnError(() => JSON.parse(rest.toString('utf8', 0, end))));
  return head.success ? { rest, end, head: head.data } : null;
}

/** Whatever wrote the checksum: content that cannot be parsed is no page. */
function nullOnError<Result>(parse: () => Result): Result | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

const checksumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Number of folders over which pages are distributed, so that an eviction scans few files. */
const SHARD_COUNT = 256;
/** A shard is checked for eviction after this part of its capacity was written to it. */
const EVICTION_INTERVAL_RATIO = 1 / 8;
/** Age in ms at which an unfinished file of a crashed process is removed. */
const UNFINISHED_FILE_MAX_AGE_MS = 60_000;

/** Pages on disk, limited to about `maxBytes`; the least recently used are evicted first. */
export class DiskPages {
  readonly #folder: string;
  readonly #maxShardBytes: number;
  /** Bytes written to each shard since its last eviction check; unknown before the first write. */
  readonly #bytesSinceEviction = new Map<string, number>();

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxShardBytes = maxBytes / SHARD_COUNT;
  }

  /**
   * Reads a page with its render time adjusted for clock skew. Undefined when there is none, when its file
   * is damaged (the file is then removed), or when the system clock was changed, because invalidations
   * cannot be compared then.
   */
  async read(key: string): Promise<StoredPage | undefined> {
    const page = await this.#readWritten(key);
    // Another process may have rendered it, whose clock may be ahead of the invalidations this process
    // received.
    return page && { ...page, renderedAt: page.renderedAt - MAX_CLOCK_SKEW_MS };
  }

  async #readWritten(key: string): Promise<StoredPage | undefined> {
    const file = this.#fileOf(key);
    const bytes = isSystemClockInSync() ? await readFile(file).catch(() => null) : null;
    if (!bytes) return undefined;
    const page = parsePage(key, bytes);
    if (page) await this.touch(key);
    // Pages in a read-only folder can still be read.
    else await rm(file, { force: true }).catch(() => undefined);
    // After the clock was set back, no invalidation could make it stale.
    return page && page.renderedAt <= monotonicNow() + MAX_CLOCK_SKEW_MS ? page : undefined;
  }

  /** Records a use of the page. */
  async touch(key: string): Promise<void> {
    const now = new Date();
    await utimes(this.#fileOf(key), now, now).catch(() => undefined);
  }

  /**
   * Writes a page atomically, replacing an older one; of two processes the later render wins. When the write
   * fails, the older page is removed too. @throws when the disk rejects the write.
   */
  async write(key: string, page: StoredPage): Promise<void> {
    const file = this.#fileOf(key);
    const unfinished = `${file}.${randomUUID()}.new`;
    const bytes = serializePage(key, page);
    try {
      if (!isSystemClockInSync()) throw new Error('The clock was moved since this process started');
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(unfinished, bytes);
      const current = await this.#readWritten(key);
      const isOlder = current !== undefined && current.renderedAt > page.renderedAt;
      await (isOlder ? rm(unfinished, { force: true }) : rename(unfinished, file));
    } catch (error) {
      await Promise.allSettled([rm(unfinished, { force: true }), rm(file, { force: true })]);
      throw error;
    }
    await this.#evictAfterWrite(path.dirname(file), bytes.byteLength);
  }

  /** The keys of the most recently used pages, at most `limit`. */
  async listRecentKeys(limit: number): Promise<string[]> {
    let newest: FileUsage[] = [];
    // One folder at a time, to leave disk bandwidth for requests.
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const files = [...newest, ...(await describeFiles(path.join(this.#folder, name)))];
      newest = files.sort((left, right) => right.usedAt - left.usedAt).slice(0, limit);
    }
    const keys = await Promise.all(newest.map(({ file }) => readFile(file).then(parseKey, () => null)));
    return keys.filter((key) => key !== null);
  }

  async remove(key: string): Promise<void> {
    await rm(this.#fileOf(key), { force: true });
  }

  async #evictAfterWrite(shard: string, bytes: number): Promise<void> {
    const written = (this.#bytesSinceEviction.get(shard) ?? Number.POSITIVE_INFINITY) + bytes;
    this.#bytesSinceEviction.set(shard, written);
    if (written < this.#maxShardBytes * EVICTION_INTERVAL_RATIO) return;
    this.#bytesSinceEviction.set(shard, 0);
    await this.#evictShard(shard);
  }

  async #evictShard(shard: string): Promise<void> {
    const files = (await describeFiles(shard)).sort((left, right) => right.usedAt - left.usedAt);
    let bytes = 0;
    for (const { file, size, usedAt } of files) {
      const isUnfinished = file.endsWith('.new') && usedAt < Date.now() - UNFINISHED_FILE_MAX_AGE_MS;
      bytes += size;
      if (isUnfinished || bytes > this.#maxShardBytes) await rm(file, { force: true });
    }
  }

  #fileOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex');
    return path.join(this.#folder, name.slice(0, 2), name.slice(2));
  }
}

type FileUsage = { file: string; size: number; usedAt: number };

/** The files in a folder with size and last use; another process may remove some of them meanwhile. */
async function describeFiles(folder: string): Promise<FileUsage[]> {
  const names = await readdir(folder).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const status = await stat(file).catch(() => null);
      return status && { file, size: status.size, usedAt: status.mtimeMs };
    }),
  );
  return files.filter((file) => file !== null);
}
