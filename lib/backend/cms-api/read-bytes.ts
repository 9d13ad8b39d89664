/** How many bytes may be read of a body that is at least so long. @throws APIError when it is too long. */
export type Allow = (size: number) => Promise<number>;

/** The body, read as far as it is allowed: asked at first, and again where it turns out to be longer. */
export async function readBytes(request: Request, allow: Allow): Promise<Uint8Array<ArrayBuffer>> {
  if (!request.body) return new Uint8Array();
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    let limit = await allow(Number(request.headers.get('content-length') ?? 0));
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) limit = await allow(size);
      chunks.push(part.value);
    }
  } catch (error) {
    await reader.cancel();
    throw error;
  }
  return Buffer.concat(chunks, size);
}
