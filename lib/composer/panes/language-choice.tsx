'use client';

import { type ReactElement, useState } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import { type Locale, localeSchema } from '@/schemas/locale';
import type { ComposedPage } from '../session/backend';
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
  if (locales.length < 2) return null;
  const go = async (locale: Locale) => {
    setLeaving(true);
    await session.save();
    const { kind } = session.state().saving;
    if (kind === 'offline' || kind === 'busy') {
      setLeaving(false);
      return say(`${localeNames[locale]} cannot be opened just now: there is no connection`);
    }
    window.location.assign(addressWith(looking, { locale }));
  };
  return (
    <label className="canvas-view is-language">
      <span className="canvas-view-name">Language</span>
      <select
        className="field w-36"
        value={page.locale}
        disabled={isLeaving}
        onChange={({ target }) => void go(localeSchema.parse(target.value))}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {localeNames[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}
