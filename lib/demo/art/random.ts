/** A stream of choices that depends on its key alone, so the same subject always gets the same picture. */
export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(choices: readonly T[]) => T;
  shuffle: <T>(choices: readonly T[]) => T[];
};

/** Starts the stream of a key. */
export function randomFor(key: string): Random {
  const next = mulberry(hash(key));
  const between = (low: number, high: number) => low + next() * (high - low);
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  const pick = <T>(choices: readonly T[]): T => nth(choices, whole(0, choices.length - 1));
  const shuffle = <T>(choices: readonly T[]): T[] =>
    choices
      .map((choice) => ({ choice, rank: next() }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ choice }) => choice);
  return { next, between, whole, pick, shuffle, chance: (probability) => next() < probability };
}

/** The element at an index, counted round and round. Throws on an empty list. */
export function nth<T>(list: readonly T[], index: number): T {
  const found = list[((index % list.length) + list.length) % list.length];
  if (found === undefined) throw new Error('Nothing to choose from');
  return found;
}

/** A whole number that depends on the text alone. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}

function mulberry(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
