/**
 * Resolves the number of bytes that may be read from a body of at least `size` bytes. @throws APIError when
 * the body is too large.
 */
export type ResolveBodyLimit = (size: number) => Promise<number>;

/**
 * Reads the body up to its limit. The limit is resolved from `Content-Length` first, and again when the body
 * is longer.
 */
export async function readBody(request: Request, resolveLimit: ResolveBodyLimit): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    let limit = await resolveLimit(Number(request.headers.get('content-length') ?? 0));
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) limit = await resolveLimit(size);
      chunks.push(part.value);
    }
  } catch (error) {
    await reader.cancel();
    throw error;
  }
  return Buffer.concat(chunks, size);
}
