'use client';
import type { ReactElement } from 'react';
import type { AreaPage } from '@/lib/buyer-area/area-texts';
import { CallProblem } from '@/lib/buyer-area/call-state';
import type { PreferencesTexts } from './preferences-texts';
import type { SavingState } from './use-preferences-form';

type SavingMessageProps = {
  saving: SavingState;
  page: AreaPage;
  texts: PreferencesTexts;
  matchesHref: string;
};

/** The result of a submission. */
export function SavingMessage({ saving, page, texts, matchesHref }: SavingMessageProps): ReactElement {
  return (
    <>
      <div role="status" className="empty:hidden">
        {saving === 'saved' && (
          <div className="border-l-2 border-accent pl-4">
            <p className="text-lead">{texts.saved}</p>
            <a href={matchesHref} className="inline-link">
              {texts.viewMatches}
            </a>
          </div>
        )}
      </div>
      {saving === 'failed' && (
        <div role="alert" className="rounded-sm border border-line-strong p-4">
          <p className="font-semibold">{texts.failed}</p>
          <p className="mt-1 text-small">{texts.preserved}</p>
        </div>
      )}
      {(saving === 'offline' || saving === 'expired') && <CallProblem phase={saving} page={page} />}
    </>
  );
}
