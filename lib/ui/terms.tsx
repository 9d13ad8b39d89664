import type { ReactElement } from 'react';

/** A technical term with its explanation. */
export type Term = {
  term: string;
  meaning: string;
  /** When several blocks of a page explain the same term, only the first explanation is visible. */
  once?: 'sde' | 'pro' | 'lender';
};

/** Explanations of terms in small print. Renders nothing without terms. */
export function Terms({ terms }: { terms: readonly Term[] }): ReactElement | null {
  if (terms.length === 0) return null;
  return (
    <dl className="mt-4 flex max-w-measure flex-col gap-1 text-label text-text-muted">
      {terms.map(({ term, meaning, once }) => (
        <div key={term} data-once={once}>
          <dt className="inline font-semibold">{term}: </dt>
          <dd className="inline">{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
