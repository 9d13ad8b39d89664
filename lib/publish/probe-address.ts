import { matchRoute } from '@/lib/routes/match-route';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { Locale } from '@/schemas/locale';
import type { PageSources } from './page-sources';
import { resolvePage } from './resolve-page';
import { resolveRedirect } from './resolve-redirect';

/**
 * The status of an address, without language, without composing its page: a page (even when its canonical
 * path is another one), a redirect, or null.
 * @throws when a source fails.
 */
export async function probeAddress(
  sources: PageSources,
  locale: Locale,
  path: string,
): Promise<'page' | 'redirect' | null> {
  if (await resolveRedirect(sources, locale, path)) return 'redirect';
  const match = matchRoute(path);
  if (!match || match.row.name === 'NotFound') return null;
  if (redirectFor(match)) return 'redirect';
  return (await resolvePage(sources, match, locale)) && 'page';
}
