import type { PageContext } from '@/lib/engine/page-context';

/** What every field of the form knows: its block, the words, what was written before, and which of it could not be read. */
export type FormContext = {
  id: string;
  page: PageContext;
  written: URLSearchParams;
  faults: ReadonlySet<string>;
};
