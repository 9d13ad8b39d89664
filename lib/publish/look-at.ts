import { matchRoute } from '@/lib/routes/match-route';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { Locale } from '@/schemas/locale';
import { findWay } from './find-way';
import type { PageSources } from './page-sources';
import { readStanding } from './read-standing';

/**
 * What a visitor would come upon at `path`, below the language, without composing it: a page, also where it has its place at another address, a way to elsewhere, or null for nothing.
 * @throws when a source cannot tell.
 */
export async function lookAt(
  sources: PageSources,
  locale: Locale,
  path: string,
): Promise<'page' | 'way' | null> {
  if (await findWay(sources, locale, path)) return 'way';
  const match = matchRoute(path);
  if (!match || match.row.name === 'NotFound') return null;
  if (redirectFor(match)) return 'way';
  return (await readStanding(sources, match, locale)) && 'page';
}
