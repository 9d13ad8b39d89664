import 'server-only';
import { fillText } from '@/lib/engine/fill-names';
import { factsIn } from '@/lib/engine/find-facts';
import { PageWordsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Locale } from '@/schemas/locale';
import { readFacts } from '../facts/facts.source';

/** What the network's page of a route says of itself, with its figures, names still in braces; null where there is none, or none to be found. */
export async function readPageWords(
  route: string,
  locale: Locale,
): Promise<{ title: string; description: string } | null> {
  const { page } = await queryContent(PageWordsDocument, { route, locale });
  if (!page || page.noindex) return null;
  const words = { title: page.meta_title || page.title, description: page.meta_description ?? '' };
  const mentioned = factsIn(words);
  const figures = mentioned.length > 0 ? await readFacts(mentioned, locale) : {};
  return { title: fillText(words.title, figures), description: fillText(words.description, figures) };
}
