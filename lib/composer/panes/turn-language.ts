import { z } from 'zod';
import { type Locale, localeSchema } from '@/schemas/locale';
import { pixelLimits, type View } from './canvas-view';

const key = 'composer-language';
const viewSchema = z.object({
  screen: z.enum(['phone', 'tablet', 'desktop', 'free']),
  pixels: z.number().min(pixelLimits.least).max(pixelLimits.most),
  zoom: z.union([z.number().positive(), z.literal('fit')]),
  theme: z.enum(['light', 'dark']),
});
const turnSchema = z.object({ locale: localeSchema, view: viewSchema });

/** Notes that this tab turns to another language, and how the page is looked at, for when that is open. */
export function noteTurn(locale: Locale, view: View): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ locale, view }));
  } catch {
    // Private windows refuse: the page is looked at as usual then.
  }
}

/** How the page was looked at in the language that this tab has just turned from; told once, and null if it came otherwise. */
export function takeTurn(locale: Locale): View | null {
  try {
    const { data } = turnSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    sessionStorage.removeItem(key);
    return data?.locale === locale ? data.view : null;
  } catch {
    return null;
  }
}
