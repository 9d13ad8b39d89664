'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { contentLocale, localeNames } from '@/lib/i18n/locales';
import { type Locale, localeSchema } from '@/schemas/locale';
import type { ComposedPage } from '../session/composer-api';
import type { Viewport } from './canvas-view';
import { saveAndNavigate } from '../workspace/navigation';
import { previewHref, usePreview } from '../workspace/looking';
import { storeViewport, consumeStoredViewport } from './turn-language';
import { useTranslatedLocales } from '../properties/use-own-languages';
import { usePanes } from '../workspace/composer-context';
import { useSession } from '../workspace/use-session';

type LanguageSwitcherProps = {
  page: ComposedPage;
  locales: readonly Locale[];
  view: Viewport;
  /** Restores the viewport of the previous language. */
  change: (view: Viewport) => void;
};

/**
 * Opens the same page in another language, after changes are saved or stored in this browser. One arrow key
 * on the closed list is enough: a user who steps through the list, or back, finds everything unchanged.
 */
export function LanguageSwitcher({ page, locales, view, change }: LanguageSwitcherProps): ReactElement | null {
  const session = useSession();
  const preview = usePreview();
  const { announce } = usePanes();
  const [isNavigating, setNavigating] = useState(false);
  const [isListFocused, setListFocused] = useState(false);
  // A save of the first language never detaches another one, so the status is only requested when the list
  // is opened.
  const translatedLocales = useTranslatedLocales(isListFocused || page.locale !== contentLocale);
  const list = useRestoredViewport(page.locale, change);
  if (locales.length < 2) return null;
  const switchTo = async (locale: Locale) => {
    if (isNavigating) return;
    setNavigating(true);
    storeViewport(locale, view);
    const { selected } = session.state();
    const address = `${previewHref(preview, { locale })}${selected === null ? '' : `#${selected}`}`;
    const reason = await saveAndNavigate(session, address, localeNames[locale]);
    if (reason === null) return;
    consumeStoredViewport(locale);
    setNavigating(false);
    announce(reason);
  };
  return (
    <label className="canvas-view is-language">
      <span className="canvas-view-name">Language</span>
      <select
        ref={list}
        className="field w-48"
        value={page.locale}
        aria-disabled={isNavigating}
        onFocus={() => setListFocused(true)}
        onBlur={() => setListFocused(false)}
        onChange={({ target }) => void switchTo(localeSchema.parse(target.value))}
      >
        {locales.map((locale) => (
          <option key={locale} value={locale}>
            {localeNames[locale]}
            {translatedLocales && locale !== contentLocale && translationLabel(translatedLocales.includes(locale))}
          </option>
        ))}
      </select>
    </label>
  );
}

/** After a switch: restores the viewport, focuses the list and announces the language. */
function useRestoredViewport(locale: Locale, change: LanguageSwitcherProps['change']) {
  const { announce } = usePanes();
  const list = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const view = consumeStoredViewport(locale);
    if (!view) return;
    change(view);
    list.current?.focus();
    announce(`The page in ${localeNames[locale]}`);
  }, [locale, change, announce]);
  return list;
}

const translationLabel = (isTranslated: boolean): string =>
  isTranslated ? ' · its own words' : ` · follows ${localeNames[contentLocale]}`;
