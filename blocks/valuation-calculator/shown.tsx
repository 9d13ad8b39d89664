import type { ReactElement, ReactNode } from 'react';
import type { ToldAnswer } from './told-answer';

type ShownProps = { when: string; told: ToldAnswer; className?: string; children: ReactNode };

/** A part of the answer that is seen while it applies; the script finds it by its name. */
export function Shown({ when, told, className, children }: ShownProps): ReactElement {
  return (
    <div data-show={when} hidden={!told.shown.has(when)} className={className}>
      {children}
    </div>
  );
}

/** A text of the answer, which the script finds by its name. */
export function Told({ name, told }: { name: string; told: ToldAnswer }): ReactElement {
  return <span data-text={name}>{told.texts[name] ?? ''}</span>;
}
