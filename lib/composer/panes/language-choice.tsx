'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { contentLocale, localeNames } from '@/lib/i18n/locales';
import { type Locale, localeSchema } from '@/schemas/locale';
import type { ComposedPage } from '../session/backend';
import type { View } from './canvas-view';
import { leaveFor } from './leave-for';
import { addressWith, useLooking } from './looking';
import { noteTurn, takeTurn } from './turn-language';
import { useOwnLanguages } from './use-own-languages';
import { usePanes } from './use-panes';
import { useSession } from './use-session';

type LanguageChoiceProps = {
  page: ComposedPage;
  locales: readonly Locale[];
  view: View;
  /** Has the page looked at as it was in the language before. */
  change: (view: View) => void;
};

/**
 * The same page in another language: what was done is saved first, or kept in this browser. One arrow key on the closed list is enough: whoever
 * goes on through it, or back, finds everything as it was.
 */
export function LanguageChoice({ page, locales, view, change }: LanguageChoiceProps): ReactElement | null {
  const session = useSession();
  const looking = useLooking();
  const { say } = usePanes();
  const [isLeaving, setLeaving] = useState(false);
  const [isLookedAt, setLookedAt] = useState(false);
  // In the first language no save parts another one: it is enough to ask whoever opens the list.
  const own = useOwnLanguages(isLookedAt || page.locale !== contentLocale);
  const list = useTurned(page.locale, change);
  if (locales.length < 2) return null;
  const go = async (locale: Locale) => {
    if (isLeaving) return;
    setLeaving(true);
    noteTurn(locale, view);
    const { selected } = session.state();
    const address = `${addressWith(looking, { locale })}${selected === null ? '' : `#${selected}`}`;
    const reason = await leaveFor(session, address, localeNames[locale]);
    if (reason === null) return;
    takeTurn(locale);
    setLeaving(false);
    say(reason);
  };
  return (
    <label className="canvas-view is-language">
      <span className="canvas-view-name">Language</span>
      <select
        ref={list}
        className="field w-48"
        value={page.locale}
        aria-disabled={isLeaving}
        onFocus={() => setLookedAt(true)}
        onBlur={() => setLookedAt(false)}
        onChange={({ target }) => void go(localeSchema.parse(target.value))}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {localeNames[locale]}
            {own && locale !== contentLocale && tellWords(own.includes(locale))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Whoever has come by this list stands in it again, is told of the language, and looks at the page as before. */
function useTurned(locale: Locale, change: LanguageChoiceProps['change']) {
  const { say } = usePanes();
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const view = takeTurn(locale);
    if (!view) return;
    change(view);
    list.current?.focus();
    say(`The page in ${localeNames[locale]}`);
  }, [locale, change, say]);
  return list;
}

const tellWords = (isOwn: boolean): string =>
  isOwn ? ' · its own words' : ` · follows ${localeNames[contentLocale]}`;
