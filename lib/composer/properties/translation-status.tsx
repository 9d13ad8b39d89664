'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { contentLocale, localeNames } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import type { Session } from '../session/session';
import { fetchTranslatedLanguages, resetTranslation } from '../session/translations';
import { usePanes, useSession, useSessionState } from '../workspace/composer-context';

type TranslatedLocales = readonly string[] | null;

/** The latest request of each session: all components that need the same revision share it. */
const requests = new WeakMap<Session, { revision: number; response: Promise<TranslatedLocales> }>();

function readLocalesOnce(session: Session, revision: number): Promise<TranslatedLocales> {
  const before = requests.get(session);
  if (before?.revision === revision) return before.response;
  const response = fetchTranslatedLanguages(session.page);
  requests.set(session, { revision, response });
  return response;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: isSettled only selects the delay
  useEffect(() => {
    if (!isEnabled) return;
    let isActive = true;
    const load = () =>
      void readLocalesOnce(session, revision).then((response) => {
        if (isActive && response) setLocales(response);
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

const firstLanguage = localeNames[contentLocale];

/**
 * In every language but the first: whether the page follows the first language or has its own text, and a
 * button to follow it again.
 */
export function TranslationStatus(): ReactElement | null {
  const { page } = useSession();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  return page.locale === contentLocale || !mayWrite ? null : <TranslationNotice />;
}

/**
 * Announces the same while the pane is closed: at first, and once the first change has detached the
 * language.
 */
export function TranslationAnnouncer(): null {
  const { page } = useSession();
  const { announce, isRightOpen } = usePanes();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const isTranslated = useIsTranslated();
  const announced = useRef<boolean | null>(null);
  const isSilent = isRightOpen || !mayWrite;
  useEffect(() => {
    if (isTranslated === null || isTranslated === announced.current) return;
    const hasChanged = !isTranslated || announced.current === false;
    announced.current = isTranslated;
    if (hasChanged && !isSilent) announce(describeTranslation(page.locale, isTranslated));
  }, [isTranslated, isSilent, announce, page]);
  return null;
}

function describeTranslation(locale: Locale, isTranslated: boolean): string {
  const language = localeNames[locale];
  return isTranslated
    ? `${language} has its own text on this page and no longer follows ${firstLanguage}.`
    : `${language} follows ${firstLanguage}. Your first edit here gives it its own text.`;
}

function TranslationNotice(): ReactElement | null {
  const { page } = useSession();
  const isTranslated = useIsTranslated();
  if (isTranslated === null) return null;
  return (
    <section aria-label="Own text" className="mb-4 rounded-md bg-accent-soft p-3">
      <p role="status">{describeTranslation(page.locale, isTranslated)}</p>
      {isTranslated && <ResetTranslation />}
    </section>
  );
}

/**
 * Whether the page has its own text in this language; null until loaded. The first save detaches the
 * language.
 */
function useIsTranslated(): boolean | null {
  const { page } = useSession();
  return useTranslatedLocales(true)?.includes(page.locale) ?? null;
}

/** Needs a confirmation, because the text in this language is removed. */
function ResetTranslation(): ReactElement {
  const session = useSession();
  const [isConfirming, setConfirming] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const reset = async () => {
    const { page } = session;
    if (!(await session.saveBeforeLeaving()))
      return setRefusal('Not everything is saved yet. Try again in a moment');
    const { editing, editor } = session.state();
    const reason = await resetTranslation(page, {
      revision: editing.stored.revision,
      email: editor.email,
    });
    if (reason === null) window.location.reload();
    else setRefusal(reason);
  };
  return (
    <>
      {isConfirming && (
        <p className="mt-2">
          The text in this language is removed but stays in the version history. Visitors see it until you
          publish.
        </p>
      )}
      {refusal !== null && <p className="mt-2 text-negative">{refusal}</p>}
      <p className="mt-2 flex flex-wrap gap-2">
        <button
          type="button"
          className="pane-button border border-line-strong"
          onClick={() => (isConfirming ? void reset() : setConfirming(true))}
        >
          {isConfirming ? `Remove it and follow ${firstLanguage}` : `Follow ${firstLanguage} again`}
        </button>
        {isConfirming && (
          <button type="button" className="pane-button" onClick={() => setConfirming(false)}>
            Keep its own text
          </button>
        )}
      </p>
    </>
  );
}
