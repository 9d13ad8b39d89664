import type { ReactElement, ReactNode } from 'react';
import type { FormattedAnswer } from './format-answer';

type AnswerPartProps = { part: string; answer: FormattedAnswer; className?: string; children: ReactNode };

/** A part of the answer that is visible while it applies; the script finds it by its name. */
export function AnswerPart({ part, answer, className, children }: AnswerPartProps): ReactElement {
  return (
    <div data-show={part} hidden={!answer.visibleParts.has(part)} className={className}>
      {children}
    </div>
  );
}

/** A text of the answer; the script finds it by its name. */
export function AnswerText({ name, answer }: { name: string; answer: FormattedAnswer }): ReactElement {
  return <span data-text={name}>{answer.texts[name] ?? ''}</span>;
}
