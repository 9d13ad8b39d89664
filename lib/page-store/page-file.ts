import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { alone, type FinishedPage } from './finished-page.ts';

/** The first line of a page's file; the body in Brotli and in gzip follow. */
const headSchema = z.strictObject({
  key: z.string(),
  status: z.int().min(200).max(599),
  headers: z.record(z.string(), z.string()),
  tags: z.array(z.string()),
  made: z.number(),
  revalidate: z.union([z.number(), z.literal(false)]),
  digest: z.string(),
  lengths: z.tuple([z.int().min(0), z.int().min(0)]),
});
const sealLength = 64;

/** A page as one file, with a seal of all its bytes before them. */
export function writePage(key: string, { bodies, ...page }: FinishedPage): Buffer {
  const lengths = [bodies.br.byteLength, bodies.gzip.byteLength];
  const head = Buffer.from(`${JSON.stringify({ key, ...page, lengths })}\n`);
  const rest = Buffer.concat([head, bodies.br, bodies.gzip]);
  return Buffer.concat([Buffer.from(sealOf(rest)), rest]);
}

/** The page of a file; null when it is not as it was written, or another's. */
export function readPage(key: string, file: Buffer): FinishedPage | null {
  const opened = openFile(file);
  if (opened?.head.key !== key) return null;
  const { rest, end } = opened;
  const { lengths, key: _key, ...page } = opened.head;
  const [ofBrotli, ofGzip] = lengths;
  const br = alone(rest.subarray(end + 1, end + 1 + ofBrotli));
  const gzip = alone(rest.subarray(end + 1 + ofBrotli, end + 1 + ofBrotli + ofGzip));
  const identity = orNull(() => gunzipSync(gzip));
  return identity && { ...page, bodies: { br, gzip, identity } };
}

/** Whose page a file holds; null when it is not as it was written. */
export const readKey = (file: Buffer): string | null => openFile(file)?.head.key ?? null;

/** The head of an undamaged file, and where in its rest, the bytes under the seal, it ends. */
function openFile(file: Buffer) {
  const rest = file.subarray(sealLength);
  if (file.toString('latin1', 0, sealLength) !== sealOf(rest)) return null;
  const end = rest.indexOf('\n');
  const head = headSchema.safeParse(orNull(() => JSON.parse(rest.toString('utf8', 0, end))));
  return head.success ? { rest, end, head: head.data } : null;
}

/** Whoever wrote the seal: what cannot be read is no page. */
function orNull<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch {
    return null;
  }
}

const sealOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
