import { APIError } from 'payload';

/** The body, read no further than the limit. @throws APIError when it is longer. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = Number(request.headers.get('content-length') ?? 0) > limit ? limit + 1 : 0;
  const reader = request.body.getReader();
  while (size <= limit) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(Buffer.concat(chunks));
    size += value.byteLength;
    chunks.push(value);
  }
  await reader.cancel();
  throw new APIError(`Send less: at most ${Math.floor(limit / 1_000_000)} MB`, 413);
}
