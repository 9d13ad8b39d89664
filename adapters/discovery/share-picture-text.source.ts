import { type SharePictureText, sharePictureText } from '@/lib/discovery/share-picture/share-picture-text';
import { resolvePage } from '@/lib/publish/resolve-page';
import { matchRoute } from '@/lib/routes/match-route';
import type { Locale } from '@/schemas/locale';
import { pageSources } from '../page-sources';
import { readRecordFacts } from './record-facts.source';

/** The text of the share picture for the page at a path; null when there is no page. */
export async function findSharePictureText(locale: Locale, path: string): Promise<SharePictureText | null> {
  const match = matchRoute(path);
  const resolvedPage = match && !match.row.redirect ? await resolvePage(pageSources, match, locale) : null;
  if (!resolvedPage) return null;
  const { page, subjects, names } = resolvedPage;
  const [facts, recordDescription] = await Promise.all([
    readRecordFacts(path, locale),
    pageSources.readRecordDescription(subjects, locale),
  ]);
  return sharePictureText({ page, names, recordDescription, path, locale, isFound: true, facts });
}
