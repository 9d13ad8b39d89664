import { z } from 'zod';
import { contentNames } from './content-keys';

/** The current loan terms: the annual interest in percent, with its source and date. */
export const loanTermsSchema = z.strictObject({
  rate: z.number().gt(0).max(100),
  years: z.int().min(1).max(30),
  source: z.string().min(1).max(200),
});
export type LoanTerms = z.infer<typeof loanTermsSchema>;

/** The names of the terms among the contents of the network's section `header`. */
export const loanContents = {
  rate: contentNames.loan_interest,
  source: contentNames.loan_interest_source,
  years: contentNames.loan_years,
} as const;

type NamedContents = readonly { name: string; value?: string | null }[];

/**
 * Parses the loan terms that staff enter, such as `26` or `26.5 %`; null when the interest or its source is
 * missing. The figures always come from the content language, so that all pages show the same interest; of
 * `localContents`, the contents in the page's language, only the source is used.
 */
export function readLoanTerms(
  contents: NamedContents = [],
  localContents: NamedContents = [],
): LoanTerms | null {
  const years = contentOf(contents, loanContents.years);
  const terms = loanTermsSchema.safeParse({
    rate: readPercent(contentOf(contents, loanContents.rate)),
    source: contentOf(contents, loanContents.source),
    years: years === '' ? DEFAULT_YEARS : Number(years),
  }).data;
  if (!terms) return null;
  const source = loanTermsSchema.shape.source.safeParse(contentOf(localContents, loanContents.source)).data;
  return { ...terms, source: source ?? terms.source };
}

const contentOf = (contents: NamedContents, name: string): string =>
  contents.find((content) => content.name === name)?.value?.trim() ?? '';

/** A message about an invalid loan term; null when it is valid or no loan term. */
export function loanTermsIssue(name: unknown, value: string | null | undefined): string | null {
  const text = value?.trim() ?? '';
  if (text === '') return null;
  const { rate, source, years } = loanTermsSchema.shape;
  if (name === loanContents.rate && !rate.safeParse(readPercent(text)).success)
    return 'Write the annual interest in percent, such as 26 or 26.5';
  if (name === loanContents.years && !years.safeParse(Number(text)).success)
    return 'Write the loan term in years, from 1 to 30';
  if (name === loanContents.source && !source.safeParse(text).success)
    return 'Write the source and date of the interest in at most 200 characters';
  return null;
}

const DEFAULT_YEARS = 5;
const readPercent = (text: string): number => Number(text.replace(/\s*%$/, '').replace(',', '.') || 'none');
