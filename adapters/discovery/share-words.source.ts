import 'server-only';
import { type ShareWords, shareWords } from '@/lib/discovery/share-picture/share-words';
import { readStanding } from '@/lib/publish/read-standing';
import { matchRoute } from '@/lib/routes/match-route';
import type { Locale } from '@/schemas/locale';
import { pageSources } from '../page-sources';
import { readRecordFacts } from './record-facts.source';

/** What the picture of the page at a path says; null where there is no page. */
export async function findShareWords(locale: Locale, path: string): Promise<ShareWords | null> {
  const match = matchRoute(path);
  const standing = match && !match.row.redirect ? await readStanding(pageSources, match, locale) : null;
  if (!standing) return null;
  const { page, subjects, names } = standing;
  const [facts, ownWords] = await Promise.all([
    readRecordFacts(path, locale),
    pageSources.readOwnWords(subjects, locale),
  ]);
  return shareWords({ page, names, ownWords, path, locale, isFound: true, facts });
}
