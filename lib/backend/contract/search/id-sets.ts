/** Listings by a bit for each id, as many as columns have places: of a million an eighth of a megabyte. */
export type IdSet = Uint32Array;

/** Columns have places for as many bits as a set's numbers have together. */
export const bitsOfNumber = 32;

/** Those whose number in a column is marked with 1. */
export function setWhere(column: Uint32Array, marks: Uint8Array): IdSet {
  const set = new Uint32Array(column.length / bitsOfNumber);
  for (let at = 0; at < set.length; at += 1) {
    let bits = 0;
    for (let bit = 0; bit < bitsOfNumber; bit += 1)
      bits |= (marks[column[at * bitsOfNumber + bit] ?? 0] ?? 0) << bit;
    set[at] = bits;
  }
  return set;
}

/** Those of one owner. */
export function setOwnedBy(column: Uint32Array, owner: number): IdSet {
  const set = new Uint32Array(column.length / bitsOfNumber);
  for (let at = 0; at < set.length; at += 1) {
    let bits = 0;
    for (let bit = 0; bit < bitsOfNumber; bit += 1)
      bits |= Number(column[at * bitsOfNumber + bit] === owner) << bit;
    set[at] = bits;
  }
  return set;
}

/** Ids that columns have no place for are left out. */
export function addIds(set: IdSet, ids: Uint32Array): void {
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] ?? 0;
    set[id >>> 5] = (set[id >>> 5] ?? 0) | (1 << (id & 31));
  }
}

export const isIn = (set: IdSet, id: number): number => ((set[id >>> 5] ?? 0) >>> (id & 31)) & 1;

/** Leaves what the other has, too. */
export function keepCommon(set: IdSet, other: IdSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & (other[at] ?? 0);
}

export function keepOthers(set: IdSet, other: IdSet): void {
  for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) & ~(other[at] ?? 0);
}

/** Leaves those whose figure is told and not outside the bounds. */
export function keepWithin(set: IdSet, column: Float64Array, low: number, high: number): void {
  for (let at = 0; at < set.length; at += 1) {
    let kept = 0;
    for (let left = set[at] ?? 0; left !== 0; left &= left - 1) {
      const bit = left & -left;
      const figure = column[at * bitsOfNumber + 31 - Math.clz32(bit)] ?? 0;
      // A branch would be foreseen wrongly every other time.
      kept |= bit & -(Number(figure >= low) & Number(figure <= high));
    }
    set[at] = kept;
  }
}

/** Written into by each list: a list of a million takes four times as long in fresh room. */
let room = new Uint32Array(0);

/** The ids, rising; to be used at once: the next list takes its place. */
export function listIds(set: IdSet): Uint32Array {
  const most = set.length * bitsOfNumber;
  if (room.length < most) room = new Uint32Array(most);
  let count = 0;
  for (let at = 0; at < set.length; at += 1)
    for (let left = set[at] ?? 0; left !== 0; left &= left - 1) {
      room[count] = at * bitsOfNumber + 31 - Math.clz32(left & -left);
      count += 1;
    }
  return room.subarray(0, count);
}
