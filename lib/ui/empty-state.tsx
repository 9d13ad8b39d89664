import type { ReactElement, ReactNode } from 'react';

/** Replaces an empty list. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }): ReactElement {
  return (
    <div className="flex flex-col items-start gap-6 border-l-2 border-accent py-2 pl-6">
      <p className="max-w-measure text-lead text-text-muted">{text}</p>
      {action}
    </div>
  );
}
