import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A rendered page without its body; the body is HTML in UTF-8. */
export type RenderedPage = {
  status: number;
  /** Without the headers that depend on the encoding. */
  headers: Readonly<Record<string, string>>;
  /** The keys of what the page depends on. */
  tags: readonly string[];
  /** Start of the render, in ms since 1970. */
  renderedAt: number;
  /** Seconds after which the page is revalidated; false when only invalidations make it stale. */
  revalidate: number | false;
};

/** A page ready to be sent, in each encoding. */
export type StoredPage = RenderedPage & {
  bodies: Readonly<Record<ContentEncoding, Buffer>>;
  /** Digest of the uncompressed body, without quotes; the ETag of each encoding is derived from it. */
  digest: string;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** `quick` takes a fraction of the time of `best`, for a few per cent more bytes. */
const compressionLevels = { quick: { br: 6, gzip: 7 }, best: { br: 11, gzip: 9 } } as const;

export const digestOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 27);

/** Compresses a response body; `best` is for files that are served as long as a build lives. */
export async function compressBody(
  identity: Buffer,
  quality: keyof typeof compressionLevels = 'quick',
): Promise<StoredPage['bodies']> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: compressionLevels[quality].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: compressionLevels[quality].gzip }),
  ]);
  return { br: copyBuffer(br), gzip: copyBuffer(gz), identity: copyBuffer(identity) };
}

/** Compresses a rendered page; `html` is the complete document. */
export async function createStoredPage(html: string, rendered: RenderedPage): Promise<StoredPage> {
  const identity = Buffer.from(html);
  return { ...rendered, digest: digestOf(identity), bodies: await compressBody(identity) };
}

/**
 * Copies a buffer to its own memory: a small buffer is a slice of a pooled one, which would be retained and
 * transferred to another thread as a whole.
 */
export const copyBuffer = (body: Buffer): Buffer => Buffer.from(new Uint8Array(body).buffer);

/** Memory of a page's bodies, in bytes. */
export const bodiesSize = ({ bodies }: StoredPage): number =>
  bodies.br.byteLength + bodies.gzip.byteLength + bodies.identity.byteLength;

/**
 * Approximate memory of the rest of the page, in bytes: a few hundred for headers, about fifty for each tag.
 */
export const metadataSize = ({ tags }: StoredPage): number => tags.length * 48 + 1_000;
