'use client';

import { type ReactElement, useEffect } from 'react';
import { addressOf } from '../session/address-of';
import type { SessionState } from '../session/session-state';
import { LostPage } from './lost-page';
import { ToMendList } from './to-mend-list';
import { useSession, useSessionState } from './use-session';

/** What is to be said until the next edit: what came of publishing, what was brought back. */
export function Notice(): ReactElement {
  const notice = useSessionState((state) => state.notice);
  return (
    <>
      <LostPage />
      {notice && <Told {...notice} />}
    </>
  );
}

function Told({ kind, sentence, toMend = [] }: NonNullable<SessionState['notice']>): ReactElement {
  const { page } = useSession();
  const isPublished = kind === 'published';
  useEffect(() => {
    // Asked for once, the page is made anew: whoever goes there next sees what was published.
    if (isPublished) void fetch(addressOf(page), { cache: 'no-store' }).catch(() => undefined);
  }, [isPublished, page]);
  return (
    <div
      role="status"
      className={`max-h-[40dvh] overflow-y-auto border-b px-4 py-2 ${kind === 'not done' ? 'border-negative' : 'border-positive bg-positive-soft'}`}
    >
      {sentence}
      {isPublished && (
        <a href={addressOf(page)} className="ml-2 text-link underline">
          Go to the page
        </a>
      )}
      {toMend.length > 0 && <ToMendList toMend={toMend} />}
    </div>
  );
}
