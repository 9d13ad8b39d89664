'use client';

import type { ReactElement } from 'react';
import type { SessionState } from '../session/session-state';
import { LostPage } from './lost-page';
import { RefusedList } from './refused-list';
import { useSessionState } from './use-session';

/** What is to be said until the next edit: what came of publishing, what was brought back. */
export function Notice(): ReactElement {
  const notice = useSessionState((state) => state.notice);
  return (
    <>
      <LostPage />
      <RefusedList />
      {notice && <Told {...notice} />}
    </>
  );
}

function Told({ isGood, sentence }: NonNullable<SessionState['notice']>): ReactElement {
  return (
    <p
      role="status"
      className={`mb-4 rounded-md border p-3 ${isGood ? 'border-positive bg-positive-soft' : 'border-negative'}`}
    >
      {sentence}
    </p>
  );
}
