import 'server-only';
import { PageWordsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Locale } from '@/schemas/locale';

/** What the network's page of a route says of itself, names still in braces; null where there is none, or none to be found. */
export async function readPageWords(
  route: string,
  locale: Locale,
): Promise<{ title: string; description: string } | null> {
  const { page } = await queryContent(PageWordsDocument, { route, locale });
  if (!page || page.noindex) return null;
  return { title: page.meta_title || page.title, description: page.meta_description ?? '' };
}
