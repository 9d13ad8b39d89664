import { listedPaths } from '@/lib/discovery/llms/listed-paths';
import type { LlmsSite } from '@/lib/discovery/llms/write-llms';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import { ServedRegionsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { regionPath } from '@/lib/routes/record-paths';
import type { Locale } from '@/schemas/locale';
import { readSubjects } from '../subjects/subject.source';
import { readPageMeta } from './page-meta.source';

/** The content of `/llms.txt`: the network, its own pages and the regions in which it has offices. */
export async function readLlmsSite(locale: Locale): Promise<LlmsSite> {
  const [networkSubjects, { regions }, pageMeta] = await Promise.all([
    readSubjects({}, locale),
    queryContent(ServedRegionsDocument, {}),
    Promise.all(
      listedPaths.map(async ({ path, route }) => ({ path, meta: await readPageMeta(route, locale) })),
    ),
  ]);
  const names = networkSubjects?.names ?? {};
  return {
    network: names.network ?? '',
    locale,
    pages: pageMeta.flatMap(({ path, meta }) =>
      meta
        ? [{ path, title: resolveText(meta.title, names), description: resolveText(meta.description, names) }]
        : [],
    ),
    regions: regions
      .filter(({ office_count }) => office_count > 0)
      .map(({ name, slug }) => ({ name, path: regionPath(slug) })),
  };
}
