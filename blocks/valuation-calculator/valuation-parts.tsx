import type { ReactElement, ReactNode } from 'react';
import type { FormattedValuation } from './format-valuation';

type ValuationPartProps = {
  part: string;
  answer: FormattedValuation;
  className?: string;
  children: ReactNode;
};

/** A part of the answer that is visible while it applies; the script finds it by its name. */
export function ValuationPart({ part, answer, className, children }: ValuationPartProps): ReactElement {
  return (
    <div data-show={part} hidden={!answer.visibleParts.has(part)} className={className}>
      {children}
    </div>
  );
}

/** A text of the answer; the script finds it by its name. */
export function ValuationText({ name, answer }: { name: string; answer: FormattedValuation }): ReactElement {
  return <span data-text={name}>{answer.texts[name] ?? ''}</span>;
}
