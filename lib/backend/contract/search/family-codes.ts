/** The numbers that sets of values stand for in the column of a family, from 1 on, and what each of them stands for. */
export type FamilyCodes = {
  codes: Map<string, number>;
  /** By code, the numbers of a set's values, in the order of the family's groups. */
  sets: number[][];
};

export const noCodes = (): FamilyCodes => ({ codes: new Map(), sets: [[]] });

/** The number of a set of values; a new one for a set that is new. */
export function codeOfSet({ codes, sets }: FamilyCodes, values: number[]): number {
  const key = values.join(' ');
  const known = codes.get(key);
  if (known !== undefined) return known;
  const code = sets.length;
  codes.set(key, code);
  sets.push(values);
  return code;
}
