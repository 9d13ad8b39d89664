import { z } from 'zod';
import { type Locale, localeSchema } from '@/schemas/locale';
import { pixelLimits, type Viewport } from './canvas-view';

const storageKey = 'composer-language';
const viewSchema = z.object({
  screen: z.enum(['phone', 'tablet', 'desktop', 'free']),
  pixels: z.number().min(pixelLimits.min).max(pixelLimits.max),
  zoom: z.union([z.number().positive(), z.literal('fit')]),
  theme: z.enum(['light', 'dark']),
});
const storedViewportSchema = z.object({ locale: localeSchema, view: viewSchema });

/** Stores the viewport for the page in the language that this tab is about to open. */
export function storeViewport(locale: Locale, view: Viewport): void {
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
