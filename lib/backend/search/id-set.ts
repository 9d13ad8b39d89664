/** A bitset of listing ids with the size of the columns: an eighth of a megabyte for a million listings. */
export type IdSet = Uint32Array;

/** Bits per word. Column sizes are multiples of it. */
export const BITS_PER_WORD = 32;

/** The ids whose code in a column has a 1 in the mask. */
export function createSetFromMask(column: Uint32Array, mask: Uint8Array): IdSet {
  const set = new Uint32Array(column.length / BITS_PER_WORD);
  for (let wordIndex = 0; wordIndex < set.length; wordIndex += 1) {
    let bits = 0;
    for (let bit = 0; bit < BITS_PER_WORD; bit += 1)
      bits |= (mask[column[wordIndex * BITS_PER_WORD + bit] ?? 0] ?? 0) << bit;
    set[wordIndex] = bits;
  }
  return set;
}

/** The ids of one owner. */
export function createOwnerSet(column: Uint32Array, owner: number): IdSet {
  const set = new Uint32Array(column.length / BITS_PER_WORD);
  for (let wordIndex = 0; wordIndex < set.length; wordIndex += 1) {
    let bits = 0;
    for (let bit = 0; bit < BITS_PER_WORD; bit += 1)
      bits |= Number(column[wordIndex * BITS_PER_WORD + bit] === owner) << bit;
    set[wordIndex] = bits;
  }
  return set;
}

/** Adds ids; ignores ids that exceed the size of the set. */
export function addIds(set: IdSet, ids: Uint32Array): void {
  for (let index = 0; index < ids.length; index += 1) {
    const id = ids[index] ?? 0;
    set[id >>> 5] = (set[id >>> 5] ?? 0) | (1 << (id & 31));
  }
}

export const hasId = (set: IdSet, id: number): number => ((set[id >>> 5] ?? 0) >>> (id & 31)) & 1;

/** Removes the ids that the other set does not contain. */
export function intersect(set: IdSet, other: IdSet): void {
  for (let wordIndex = 0; wordIndex < set.length; wordIndex += 1)
    set[wordIndex] = (set[wordIndex] ?? 0) & (other[wordIndex] ?? 0);
}

export function subtract(set: IdSet, other: IdSet): void {
  for (let wordIndex = 0; wordIndex < set.length; wordIndex += 1)
    set[wordIndex] = (set[wordIndex] ?? 0) & ~(other[wordIndex] ?? 0);
}

/** Removes the ids whose figure is unknown or out of range. */
export function retainInRange(set: IdSet, column: Float64Array, min: number, max: number): void {
  for (let wordIndex = 0; wordIndex < set.length; wordIndex += 1) {
    let retained = 0;
    for (let remaining = set[wordIndex] ?? 0; remaining !== 0; remaining &= remaining - 1) {
      const bit = remaining & -remaining;
      const figure = column[wordIndex * BITS_PER_WORD + 31 - Math.clz32(bit)] ?? 0;
      // Without a branch, which would be mispredicted half of the time.
      retained |= bit & -(Number(figure >= min) & Number(figure <= max));
    }
    set[wordIndex] = retained;
  }
}

/** Reused by every list: a list of a million ids takes four times as long in newly allocated memory. */
let idBuffer = new Uint32Array(0);

/** The ids in ascending order. The array is reused by the next call. */
export function listIds(set: IdSet): Uint32Array {
  const maxCount = set.length * BITS_PER_WORD;
  if (idBuffer.length < maxCount) idBuffer = new Uint32Array(maxCount);
  let count = 0;
  for (let wordIndex = 0; wordIndex < set.length; wordIndex += 1)
    for (let remaining = set[wordIndex] ?? 0; remaining !== 0; remaining &= remaining - 1) {
      idBuffer[count] = wordIndex * BITS_PER_WORD + 31 - Math.clz32(remaining & -remaining);
      count += 1;
    }
  return idBuffer.subarray(0, count);
}
