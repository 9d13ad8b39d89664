import { z } from 'zod';
import { contentNames } from './content-keys';

/** What a loan costs at present: the interest of a year in percent, and where that was read, and of when. */
export const loanTermsSchema = z.strictObject({
  rate: z.number().gt(0).max(100),
  years: z.int().min(1).max(30),
  source: z.string().min(1).max(200),
});
export type LoanTerms = z.infer<typeof loanTermsSchema>;

/** What they are called among the contents of the network's section `header`. */
export const loanContents = {
  rate: contentNames.loan_interest,
  source: contentNames.loan_interest_source,
  years: contentNames.loan_years,
} as const;

type Contents = readonly { name: string; value?: string | null }[];

/**
 * The terms as staff keep them, `26` or `26.5 %`; null where there is no interest, or nobody says where it comes from. They are those of the
 * language that content is written in, so that no two pages say another interest; `own` are the contents in a page's language, of which only the
 * source is read.
 */
export function readLoanTerms(contents: Contents = [], own: Contents = []): LoanTerms | null {
  const years = written(contents, loanContents.years);
  const terms = loanTermsSchema.safeParse({
    rate: readPercent(written(contents, loanContents.rate)),
    source: written(contents, loanContents.source),
    years: years === '' ? usualYears : Number(years),
  }).data;
  if (!terms) return null;
  const source = loanTermsSchema.shape.source.safeParse(written(own, loanContents.source)).data;
  return { ...terms, source: source ?? terms.source };
}

const written = (contents: Contents, name: string): string =>
  contents.find((one) => one.name === name)?.value?.trim() ?? '';

/** What is wrong with one of the contents, as a sentence; null when nothing is, and of contents that are no terms. */
export function loanFault(name: unknown, value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const { rate, source, years } = loanTermsSchema.shape;
  if (name === loanContents.rate && !rate.safeParse(readPercent(text)).success)
    return 'Write the interest of a year in percent, as 26 or 26.5';
  if (name === loanContents.years && !years.safeParse(Number(text)).success)
    return 'Write over how many years a loan is paid back, from 1 to 30';
  if (name === loanContents.source && !source.safeParse(text).success)
    return 'Say in at most 200 letters where the interest comes from, and of when';
  return null;
}

const usualYears = 5;
const readPercent = (text: string): number => Number(text.replace(/\s*%$/, '').replace(',', '.') || 'none');
