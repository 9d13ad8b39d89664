import 'server-only';
import { toldPaths } from '@/lib/discovery/llms/told-paths';
import type { ToldSite } from '@/lib/discovery/llms/write-llms';
import { fillText } from '@/lib/engine/fill-names';
import { ServedRegionsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { regionPath } from '@/lib/routes/record-paths';
import type { Locale } from '@/schemas/locale';
import { readSubjects } from '../subjects/subject.source';
import { readPageWords } from './page-words.source';

/** The network, its own pages and the regions it has offices in. */
export async function readToldSite(locale: Locale): Promise<ToldSite> {
  const [known, { regions }, words] = await Promise.all([
    readSubjects({}, locale),
    queryContent(ServedRegionsDocument, {}),
    Promise.all(
      toldPaths.map(async ({ path, route }) => ({ path, words: await readPageWords(route, locale) })),
    ),
  ]);
  const names = known?.names ?? {};
  return {
    network: names.network ?? '',
    locale,
    pages: words.flatMap(({ path, words: found }) =>
      found
        ? [{ path, title: fillText(found.title, names), description: fillText(found.description, names) }]
        : [],
    ),
    regions: regions
      .filter(({ office_count }) => office_count > 0)
      .map(({ name, slug }) => ({ name, path: regionPath(slug) })),
  };
}
