import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
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
export function serializePage(key: string, { bodies, ...page }: StoredPage): Buffer {
  const lengths = [bodies.br.byteLength, bodies.gzip.byteLength];
  const head = Buffer.from(`${JSON.stringify({ key, ...page, lengths })}\n`);
  const rest = Buffer.concat([head, bodies.br, bodies.gzip]);
  return Buffer.concat([Buffer.from(checksumOf(rest)), rest]);
}

/** Parses the file of a page; null when it is damaged or belongs to another key. */
export function parsePage(key: string, file: Buffer): StoredPage | null {
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
export const parseKey = (file: Buffer): string | null => parseFile(file)?.head.key ?? null;

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
