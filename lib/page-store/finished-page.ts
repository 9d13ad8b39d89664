import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What a page is made of; its body is HTML in UTF-8. */
export type MadePage = {
  status: number;
  /** Without those that depend on the encoding. */
  headers: Readonly<Record<string, string>>;
  /** The keys of what it depends on. */
  tags: readonly string[];
  /** When its making began, in ms since 1970. */
  made: number;
  /** For how long it may be taken for good, in seconds; false as long as nothing is renewed. */
  revalidate: number | false;
};

/** A finished answer, ready to be sent in each encoding. */
export type FinishedPage = MadePage & {
  bodies: Readonly<Record<Encoding, Buffer>>;
  /** Of the body as it is, without quotes: one for each encoding is made of it. */
  digest: string;
};

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Quick takes four fifths of the time of the best quality's tenth, for three per cent more bytes. */
const effort = { quick: { br: 6, gzip: 7 }, best: { br: 11, gzip: 9 } } as const;

export const digestOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('base64url').slice(0, 27);

/** Compresses the body of an answer; best is for what is sent for as long as a build lives. */
export async function compressBody(
  identity: Buffer,
  quality: keyof typeof effort = 'quick',
): Promise<FinishedPage['bodies']> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort[quality].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
  };
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params }),
    compressGzip(identity, { level: effort[quality].gzip }),
  ]);
  return { br: alone(br), gzip: alone(gz), identity: alone(identity) };
}

/** In memory of its own: a small buffer is a piece of a large one, which is kept, and sent to another thread, as a whole. */
export const alone = (body: Buffer): Buffer => Buffer.from(new Uint8Array(body).buffer);

/** How much memory a page's bodies take, in bytes. */
export const weightOfBodies = ({ bodies }: FinishedPage): number =>
  bodies.br.byteLength + bodies.gzip.byteLength + bodies.identity.byteLength;

/** And what belongs to the page alone, in bytes, about: its headers are a few hundred, each tag some fifty. */
export const weightOfRest = ({ tags }: FinishedPage): number => tags.length * 48 + 1_000;
