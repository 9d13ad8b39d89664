const encoder = new TextEncoder();

type Most = { bytes: number; depth: number };

type Measured = { bytes: number; beyond: 'bytes' | 'depth' | null };

/**
 * How large a JSON value is, about, and which of two limits it goes beyond first. Stops there, so that no value takes
 * long, and keeps its own list of what is left to see, so that none is too deep for it.
 */
export function measureJson(value: unknown, most: Most): Measured {
  const waiting: [value: unknown, depth: number][] = [[value, 1]];
  let bytes = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [here, depth] = next;
    if (typeof here !== 'object' || here === null) {
      bytes += typeof here === 'string' ? textBytes(here, most.bytes) : 4;
    } else {
      if (depth > most.depth) return { bytes, beyond: 'depth' };
      for (const [key, child] of Object.entries(here)) {
        bytes += Array.isArray(here) ? 1 : textBytes(key, most.bytes) + 2;
        waiting.push([child, depth + 1]);
      }
      bytes += 2;
    }
    if (bytes > most.bytes) return { bytes, beyond: 'bytes' };
  }
  return { bytes, beyond: null };
}

/** With its quotes; a text that is too long already is not counted out. */
const textBytes = (text: string, most: number) =>
  (text.length > most ? text.length : encoder.encode(text).length) + 2;
