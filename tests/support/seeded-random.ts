/** Random choices from a seed, reproducible for debugging. */
export type SeededRandom = {
  upTo: (bound: number) => number;
  of: <One>(list: readonly One[]) => One;
  isOneIn: (number: number) => boolean;
};

export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (bound: number) => Math.floor(next() * bound);
  return {
    upTo,
    of: (list) => {
      const one = list[upTo(list.length)];
      if (one === undefined) throw new Error('Nothing to choose from');
      return one;
    },
    isOneIn: (number) => upTo(number) === 0,
  };
}
