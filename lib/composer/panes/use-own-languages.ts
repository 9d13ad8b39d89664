import { useEffect, useState } from 'react';
import { readOwnLanguages } from '../session/own-languages';
import type { Session } from '../session/session';
import { useSession, useSessionState } from './use-session';

type Own = readonly string[] | null;

/** What was asked last: all who want to know of one revision hear of one answer. */
const asked = new WeakMap<Session, { revision: number; answer: Promise<Own> }>();

function readOnce(session: Session, revision: number): Promise<Own> {
  const before = asked.get(session);
  if (before?.revision === revision) return before.answer;
  const answer = readOwnLanguages(session.page);
  asked.set(session, { revision, answer });
  return answer;
}

/** After how long it is asked again where there is nothing that a save could change, in ms: nobody who types is asked about with each. */
const pause = 4_000;

/** The languages in which the page has words of its own, of each revision anew; null until that is known, and while nobody wants to know. */
export function useOwnLanguages(isWanted: boolean): Own {
  const session = useSession();
  const { page } = session;
  const [own, setOwn] = useState<Own>(null);
  const revision = useSessionState(({ editing }) => editing.stored.revision);
  const isSettled = own?.includes(page.locale) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is settled by now is no reason to ask again
  useEffect(() => {
    if (!isWanted) return;
    let isThere = true;
    const look = () =>
      void readOnce(session, revision).then((answer) => {
        if (isThere && answer) setOwn(answer);
      });
    const timer = isSettled ? setTimeout(look, pause) : undefined;
    if (!isSettled) look();
    return () => {
      isThere = false;
      clearTimeout(timer);
    };
  }, [session, revision, isWanted]);
  return own;
}
