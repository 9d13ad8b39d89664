/** The codes of a column family: each code, from 1 on, stands for a set of values. */
export type FamilyCodes = {
  codes: Map<string, number>;
  /** By code, the value numbers of a set in the order of the family's groups. */
  sets: number[][];
};

export const createFamilyCodes = (): FamilyCodes => ({ codes: new Map(), sets: [[]] });

/** The code of a set of values. New sets get a new code. */
export function codeOfSet({ codes, sets }: FamilyCodes, values: number[]): number {
  const key = values.join(' ');
  const existing = codes.get(key);
  if (existing !== undefined) return existing;
  const code = sets.length;
  codes.set(key, code);
  sets.push(values);
  return code;
}
