'use client';

import type { ReactElement } from 'react';
import { useSessionState } from './use-session';

/** What is to be said until the next edit: what came of publishing, what was brought back. */
export function Notice(): ReactElement | null {
  const notice = useSessionState((state) => state.notice);
  if (!notice) return null;
  return (
    <p
      role="status"
      className={`mb-4 rounded-md border p-3 ${notice.isGood ? 'border-positive bg-positive-soft' : 'border-negative'}`}
    >
      {notice.sentence}
    </p>
  );
}
