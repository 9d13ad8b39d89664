import { useEffect, useState } from 'react';
import { fetchTranslatedLanguages } from '../session/translations';
import type { Session } from '../session/session';
import { useSession, useSessionState } from '../workspace/use-session';

type TranslatedLocales = readonly string[] | null;

/** The latest request of each session: all components that need the same revision share it. */
const requests = new WeakMap<Session, { revision: number; answer: Promise<TranslatedLocales> }>();

function readLocalesOnce(session: Session, revision: number): Promise<TranslatedLocales> {
  const before = requests.get(session);
  if (before?.revision === revision) return before.answer;
  const answer = fetchTranslatedLanguages(session.page);
  requests.set(session, { revision, answer });
  return answer;
}

/**
 * Delay before a request that a save cannot change, in ms: continuous typing must not cause a request per
 * save.
 */
const RECHECK_DELAY_MS = 4_000;

/**
 * The languages in which the page has its own text, loaded again for each revision; null until loaded and
 * while disabled.
 */
export function useTranslatedLocales(isEnabled: boolean): TranslatedLocales {
  const session = useSession();
  const { page } = session;
  const [locales, setLocales] = useState<TranslatedLocales>(null);
  const revision = useSessionState(({ editing }) => editing.stored.revision);
  const isSettled = locales?.includes(page.locale) === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: that it is settled by now is no reason to ask again
  useEffect(() => {
    if (!isEnabled) return;
    let isActive = true;
    const load = () =>
      void readLocalesOnce(session, revision).then((answer) => {
        if (isActive && answer) setLocales(answer);
      });
    const timer = isSettled ? setTimeout(load, RECHECK_DELAY_MS) : undefined;
    if (!isSettled) load();
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [session, revision, isEnabled]);
  return locales;
}
