'use client';

import { type ReactElement, useState } from 'react';
import { localeNames } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import type { ComposedPage } from '../session/backend';
import { addressWith, useLooking } from './looking';
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
  const [isLeaving, setLeaving] = useState(false);
  if (locales.length < 2) return null;
  const go = async (locale: string) => {
    setLeaving(true);
    await session.save();
    window.location.assign(addressWith(looking, { locale }));
  };
  return (
    <label className="canvas-view is-language">
      <span className="canvas-view-name">Language</span>
      <select
        className="field w-36"
        value={page.locale}
        disabled={isLeaving}
        onChange={({ target }) => void go(target.value)}
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
