/** As many as a column of sixteen bits tells apart. */
const mostValues = 2 ** 16 - 1;

/** The numbers that sets of values stand for in the column of a family, from 1 on, and what each of them stands for. */
export type FamilyCodes = {
  codes: Map<number, number>;
  /** By code, the numbers of a set's values, in the order of the family's groups. */
  sets: number[][];
};

export const noCodes = (): FamilyCodes => ({ codes: new Map(), sets: [[]] });

/** The number of a set of values, which are numbers below 65,536; a new one for a set that is new. */
export function codeOfSet({ codes, sets }: FamilyCodes, values: number[]): number {
  const key = values.reduce((sum, value) => sum * 2 ** 17 + value, 0);
  const known = codes.get(key);
  if (known !== undefined) return known;
  const code = sets.length;
  if (code > mostValues)
    throw new Error(
      `Listings have had more than ${mostValues} sets of values of one family: make their columns wider`,
    );
  codes.set(key, code);
  sets.push(values);
  return code;
}
