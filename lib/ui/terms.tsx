import type { ReactElement } from 'react';

/** A word of the trade, and what it means to somebody who reads it for the first time. */
export type Term = {
  term: string;
  meaning: string;
  /** Where several blocks of a page may explain the same, only the first is seen to. */
  once?: 'sde' | 'pro' | 'lender';
};

/** What words of the trade mean, small, below what uses them. Nothing when there are none. */
export function Terms({ terms }: { terms: readonly Term[] }): ReactElement | null {
  if (terms.length === 0) return null;
  return (
    <dl className="mt-6 flex max-w-measure flex-col gap-1 text-label text-text-muted">
      {terms.map(({ term, meaning, once }) => (
        <div key={term} data-once={once}>
          <dt className="inline font-semibold">{term}: </dt>
          <dd className="inline">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
