'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { contentLocale, localeNames } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { followFirstLanguage } from '../session/own-languages';
import { useOwnLanguages } from './use-own-languages';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

const first = localeNames[contentLocale];

/** In every language but the first: whether the page follows that, or has words of its own, and the way back to following. */
export function OwnLanguage(): ReactElement | null {
  const { page } = useSession();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  return page.locale === contentLocale || !mayWrite ? null : <Told />;
}

/** Says the same for a moment where the pane that says it is closed: at first, and once the first change has parted the language. */
export function OwnLanguageSaid(): null {
  const { page } = useSession();
  const { say, isRightOpen } = usePanes();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const isOwn = useIsOwn();
  const said = useRef<boolean | null>(null);
  const isTold = isRightOpen || !mayWrite;
  useEffect(() => {
    if (isOwn === null || isOwn === said.current) return;
    const isNews = !isOwn || said.current === false;
    said.current = isOwn;
    if (isNews && !isTold) say(tellOwn(page.locale, isOwn));
  }, [isOwn, isTold, say, page]);
  return null;
}

function tellOwn(locale: Locale, isOwn: boolean): string {
  const here = localeNames[locale];
  return isOwn
    ? `${here} has words of its own on this page: what is changed in ${first} does not reach it any more.`
    : `${here} shows the words of ${first}, and follows each change of them. The first thing that you change here parts it: from then on it has words of its own.`;
}

function Told(): ReactElement | null {
  const { page } = useSession();
  const isOwn = useIsOwn();
  if (isOwn === null) return null;
  return (
    <section aria-label="Own words" className="mb-4 rounded-md bg-accent-soft p-3">
      <p role="status">{tellOwn(page.locale, isOwn)}</p>
      {isOwn && <WayBack />}
    </section>
  );
}

/** Whether there are words of its own; null until that is known. Parted by the first save, and not before. */
function useIsOwn(): boolean | null {
  const { page } = useSession();
  return useOwnLanguages(true)?.includes(page.locale) ?? null;
}

/** Asked once more: what was written here is taken out. */
function WayBack(): ReactElement {
  const session = useSession();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const follow = async () => {
    const { page } = session;
    if (!(await session.saveToLeave()))
      return setRefusal('Not everything is saved yet. Try again in a moment');
    const { editing, editor } = session.state();
    const reason = await followFirstLanguage(page, {
      revision: editing.stored.revision,
      email: editor.email,
    });
    if (reason === null) window.location.reload();
    else setRefusal(reason);
  };
  return (
    <>
      {isAsking && (
        <p className="mt-2">
          What was written here is taken out, and kept among the earlier versions. Visitors see it until you
          publish.
        </p>
      )}
      {refusal !== null && <p className="mt-2 text-negative">{refusal}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className="pane-button border border-line-strong"
          onClick={() => (isAsking ? void follow() : setAsking(true))}
        >
          {isAsking ? `Take it out, and follow ${first}` : `Follow ${first} again`}
        </button>
        {isAsking && (
          <button type="button" className="pane-button" onClick={() => setAsking(false)}>
            Keep its own words
          </button>
        )}
      </p>
    </>
  );
}
