'use client';
import { type ReactElement, useState } from 'react';
import { openSignInDialog } from '@/lib/account/open-sign-in-dialog';
import type { AreaPage } from './area-texts';
import type { CallFailure } from './use-buyer-data';

type CallStateProps = {
  phase: 'loading' | CallFailure;
  page: AreaPage;
  onRetry: () => void;
  /** The number of rows of the skeleton. */
  rows?: number;
};

/** Replaces a list that is loading, or that could not be loaded. */
export function CallState({ phase, page, onRetry, rows = 3 }: CallStateProps): ReactElement {
  if (phase !== 'loading') return <CallProblem {...{ phase, page, onRetry }} />;
  return (
    <div aria-busy="true" className="noscript:hidden">
      <p role="status" className="sr-only">
        {page.texts.loading}
      </p>
      <div aria-hidden="true" className="area-skeleton">
        {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
          <div key={key} />
        ))}
      </div>
    </div>
  );
}

type CallProblemProps = { phase: CallFailure; page: AreaPage; onRetry?: () => void };

/** Why a call failed, and what can be done about it. */
export function CallProblem({ phase, page, onRetry }: CallProblemProps): ReactElement | null {
  const { texts } = page;
  const [isSolved, setIsSolved] = useState(false);
  const signIn = async () => {
    if (!(await openSignInDialog())) return;
    setIsSolved(true);
    onRetry?.();
  };
  if (isSolved) return null;
  return (
    <div role="alert" className="flex flex-col items-start gap-4 border-l-2 border-accent py-2 pl-6">
      <p className="max-w-measure">{texts[phase]}</p>
      {phase === 'expired' ? (
        <button type="button" onClick={() => void signIn()} className="button button-primary">
          {texts.signIn}
        </button>
      ) : (
        onRetry && (
          <button type="button" onClick={onRetry} className="button button-secondary">
            {texts.retry}
          </button>
        )
      )}
    </div>
  );
}

/** The failure of an action; the list keeps its content. */
export function ActionProblem({ failure, page }: { failure: CallFailure; page: AreaPage }): ReactElement {
  if (failure !== 'failed') return <CallProblem phase={failure} page={page} />;
  return (
    <p role="alert" className="entry-error">
      {page.texts.actionFailed}
    </p>
  );
}
