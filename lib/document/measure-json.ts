const encoder = new TextEncoder();

type JsonLimits = { bytes: number; depth: number };

type JsonSize = { bytes: number; exceeded: 'bytes' | 'depth' | null };

/**
 * The approximate size of a JSON value, and the first of two limits that it exceeds. Stops there, so that no
 * value takes long, and uses its own stack, so that no value is too deep.
 */
export function measureJson(value: unknown, limits: JsonLimits): JsonSize {
  const pending: [value: unknown, depth: number][] = [[value, 1]];
  let bytes = 0;
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [current, depth] = next;
    if (typeof current !== 'object' || current === null) {
      bytes += typeof current === 'string' ? textBytes(current, limits.bytes) : 4;
    } else {
      if (depth > limits.depth) return { bytes, exceeded: 'depth' };
      for (const [key, child] of Object.entries(current)) {
        bytes += Array.isArray(current) ? 1 : textBytes(key, limits.bytes) + 2;
        pending.push([child, depth + 1]);
      }
      bytes += 2;
    }
    if (bytes > limits.bytes) return { bytes, exceeded: 'bytes' };
  }
  return { bytes, exceeded: null };
}

/** The size including quotes; the bytes of a text that is already too long are not counted exactly. */
const textBytes = (text: string, maxBytes: number) =>
  (text.length > maxBytes ? text.length : encoder.encode(text).length) + 2;
