'use client';

import { type ReactElement, useState } from 'react';
import { contentLocale, localeNames } from '@/lib/i18n/locales';
import { type Locale, localeSchema } from '@/schemas/locale';
import type { ComposedPage } from '../session/backend';
import { readOwnLanguages } from '../session/own-languages';
import { leaveFor } from './leave-for';
import { addressWith, useLooking } from './looking';
import { usePanes } from './use-panes';
import { useSession } from './use-session';

/** The same page in another language: what was done is saved first, or kept in this browser. */
export function LanguageChoice({
  page,
  locales,
}: {
  page: ComposedPage;
  locales: readonly Locale[];
}): ReactElement | null {
  const session = useSession();
  const looking = useLooking();
  const { say } = usePanes();
  const [isLeaving, setLeaving] = useState(false);
  const [own, setOwn] = useState<readonly string[] | null>(null);
  if (locales.length < 2) return null;
  const go = async (locale: Locale) => {
    setLeaving(true);
    const reason = await leaveFor(session, addressWith(looking, { locale }), localeNames[locale]);
    if (reason === null) return;
    setLeaving(false);
    say(reason);
  };
  return (
    <label className="canvas-view is-language">
      <span className="canvas-view-name">Language</span>
      <select
        className="field w-36"
        value={page.locale}
        disabled={isLeaving}
        onFocus={() => void readOwnLanguages(page).then(setOwn)}
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

const tellWords = (isOwn: boolean): string =>
  isOwn ? ' · its own words' : ` · follows ${localeNames[contentLocale]}`;
