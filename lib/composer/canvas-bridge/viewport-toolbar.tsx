'use client';

import { type ReactElement, useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { contentLocale, localeNames } from '@/lib/i18n/locales';
import { type Locale, localeSchema } from '@/schemas/locale';
import { useTranslatedLocales } from '../properties/translation-status';
import type { ComposedPage } from '../session/composer-api';
import { previewHref, usePanes, usePreview, useSession } from '../workspace/composer-context';
import { saveAndNavigate } from '../workspace/navigation';

/** Viewport of the canvas. `pixels` is the custom width for the screen `free`. */
export type Viewport = {
  screen: 'phone' | 'tablet' | 'desktop' | 'free';
  pixels: number;
  zoom: number | 'fit';
  theme: 'light' | 'dark';
};

const screens = { phone: 390, tablet: 820, desktop: 1280 } as const;
const zooms = [0.5, 0.75, 1] as const;
const pixelLimits = { min: 320, max: 2560 } as const;

/** Container width below which a scaled desktop page is unreadable. */
const MIN_DESKTOP_CONTAINER_PX = 600;

/**
 * Viewport before the user chooses one.
 * @param containerWidth 0 before it is measured
 */
export const initialViewport = (containerWidth: number): Viewport => ({
  screen: containerWidth > 0 && containerWidth < MIN_DESKTOP_CONTAINER_PX ? 'phone' : 'desktop',
  pixels: 1024,
  zoom: 'fit',
  theme: 'light',
});

/** Width of the page in its own pixels. A desktop page fills a wider container. */
export function viewportWidth({ screen, pixels, zoom }: Viewport, containerWidth: number): number {
  if (screen === 'free') return pixels;
  const width = screens[screen];
  return screen === 'desktop' && zoom === 'fit' ? Math.max(width, containerWidth) : width;
}

/** Zoom at which the full width of the page is visible, at most 1. */
export const zoomToFit = (view: Viewport, containerWidth: number): number =>
  containerWidth === 0 ? 1 : Math.min(1, containerWidth / viewportWidth(view, containerWidth));

/** Clamps a typed width to the possible widths of a browser window. */
export const clampWidth = (width: number): number =>
  Math.min(pixelLimits.max, Math.max(pixelLimits.min, Math.round(width) || pixelLimits.min));

const storageKey = 'composer-language';
const viewSchema = z.object({
  screen: z.enum(['phone', 'tablet', 'desktop', 'free']),
  pixels: z.number().min(pixelLimits.min).max(pixelLimits.max),
  zoom: z.union([z.number().positive(), z.literal('fit')]),
  theme: z.enum(['light', 'dark']),
});
const storedViewportSchema = z.object({ locale: localeSchema, view: viewSchema });

/** Stores the viewport for the page in the language that this tab is about to open. */
function storeViewport(locale: Locale, view: Viewport): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ locale, view }));
  } catch {
    // Private windows throw: the page then opens with the initial viewport.
  }
}

/**
 * Viewport stored by the language switch that opened this page, removed when it is read; null if the page
 * was opened otherwise.
 */
export function consumeStoredViewport(locale: Locale): Viewport | null {
  try {
    const { data } = storedViewportSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
    sessionStorage.removeItem(storageKey);
    return data?.locale === locale ? data.view : null;
  } catch {
    return null;
  }
}

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
export function LanguageSwitcher({
  page,
  locales,
  view,
  change,
}: LanguageSwitcherProps): ReactElement | null {
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
    <label className="viewport-control is-language">
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
            {translatedLocales &&
              locale !== contentLocale &&
              translationLabel(translatedLocales.includes(locale))}
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
  isTranslated ? ' · own text' : ` · follows ${localeNames[contentLocale]}`;

type ViewportToolbarProps = {
  view: Viewport;
  /** Effective zoom, also for `fit`. */
  zoom: number;
  pixels: number;
  page: ComposedPage;
  locales: readonly Locale[];
  change: (view: Viewport) => void;
};

const screenLabels = { phone: 'Phone', tablet: 'Tablet', desktop: 'Desktop' } as const;

/** Toolbar for the screen, zoom, color scheme and language of the canvas. */
export function ViewportToolbar(props: ViewportToolbarProps): ReactElement {
  const { view, zoom, page, locales, change } = props;
  return (
    <div className="viewport-toolbar">
      <span className="flex gap-0.5">
        {(['phone', 'tablet', 'desktop'] as const).map((screen) => (
          <button
            key={screen}
            type="button"
            className="pane-button"
            aria-pressed={view.screen === screen}
            title={`${screenLabels[screen]}, ${screens[screen]} pixels wide`}
            onClick={() => change({ ...view, screen })}
          >
            {screenLabels[screen]}
          </button>
        ))}
      </span>
      <WidthInput {...props} />
      <label className="viewport-control">
        <span className="canvas-view-name">Zoom</span>
        <select
          className="field w-auto"
          value={view.zoom}
          onChange={({ target }) =>
            change({ ...view, zoom: target.value === 'fit' ? 'fit' : Number(target.value) })
          }
        >
          <option value="fit">Fit ({Math.round((view.zoom === 'fit' ? zoom : 1) * 100)} %)</option>
          {zooms.map((zoomLevel) => (
            <option key={zoomLevel} value={zoomLevel}>
              {zoomLevel * 100} %
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className="pane-button"
        aria-pressed={view.theme === 'dark'}
        title="Preview the page in dark mode"
        onClick={() => change({ ...view, theme: view.theme === 'dark' ? 'light' : 'dark' })}
      >
        Dark
      </button>
      <LanguageSwitcher page={page} locales={locales} view={view} change={change} />
    </div>
  );
}

/** Input for a custom width. */
function WidthInput(props: ViewportToolbarProps): ReactElement {
  const { pixels } = props;
  return (
    <label className="viewport-control">
      <span className="canvas-view-name">Width</span>
      <input
        key={pixels}
        type="number"
        className="field w-20"
        defaultValue={pixels}
        min={pixelLimits.min}
        max={pixelLimits.max}
        onBlur={({ target }) => applyWidth(target, props)}
        onKeyDown={(event) => event.key === 'Enter' && applyWidth(event.currentTarget, props)}
      />
    </label>
  );
}

function applyWidth(input: HTMLInputElement, { view, pixels, change }: ViewportToolbarProps): void {
  const newWidth = clampWidth(input.valueAsNumber);
  input.value = String(newWidth);
  if (newWidth !== pixels) change({ ...view, screen: 'free', pixels: newWidth });
}
