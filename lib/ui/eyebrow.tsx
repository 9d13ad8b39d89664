import type { ReactElement, ReactNode } from 'react';

/** The small line above a heading, after a gold rule. */
export function Eyebrow({ children }: { children: ReactNode }): ReactElement {
  return (
    <p className="flex items-center gap-3 text-label font-semibold text-accent-strong">
      <span aria-hidden="true" className="h-0.5 w-6 shrink-0 bg-accent" />
      {children}
    </p>
  );
}
