import type { PageContext } from '@/lib/engine/page-context';

/**
 * The data that every field of the form needs: block id, page, submitted values, and the fields with
 * unreadable values.
 */
export type ValuationFormContext = {
  id: string;
  page: PageContext;
  submittedValues: URLSearchParams;
  invalidFields: ReadonlySet<string>;
};
