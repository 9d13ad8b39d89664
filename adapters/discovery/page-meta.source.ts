import { resolveText } from '@/lib/engine/resolve-placeholders';
import { figuresIn } from '@/lib/engine/text-figures';
import { PageMetaDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Locale } from '@/schemas/locale';
import { readFacts } from '../facts/facts.source';

/**
 * The title and description of the network page of a route, with figures inserted and names still as
 * placeholders in braces. Null when the page does not exist or is not indexed.
 */
export async function readPageMeta(
  route: string,
  locale: Locale,
): Promise<{ title: string; description: string } | null> {
  const { page } = await queryContent(PageMetaDocument, { route, locale });
  if (!page || page.noindex) return null;
  const meta = { title: page.meta_title || page.title, description: page.meta_description ?? '' };
  const mentioned = figuresIn(meta);
  const figures = mentioned.length > 0 ? await readFacts(mentioned, locale) : {};
  return { title: resolveText(meta.title, figures), description: resolveText(meta.description, figures) };
}
