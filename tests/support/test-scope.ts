/** Whether this is the long form of the tests, `npm run test:long`. */
export const isLongForm = Boolean(process.env.TEST_LONG);

/**
 * Cases of one rule: all of them in the long form. In the gate so many, spread evenly from the first on, the same
 * in every run: each of them would fail without the rule.
 */
export function sampleCases<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isLongForm || cases.length <= count) return cases;
  return Array.from({ length: count }, (_, at) => Math.floor((at * cases.length) / count)).flatMap((index) =>
    cases.slice(index, index + 1),
  );
}

/**
 * Whether a case goes this way, of so many: every way in the long form, one in turn with the cases beside it in the gate.
 * For a product of cases and ways, so that each case and each way comes.
 */
export const runsInVariant = (index: number, variant: number, variantCount: number): boolean =>
  isLongForm || index % variantCount === variant;
