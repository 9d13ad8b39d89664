import 'server-only';
import type { Feed } from '@/lib/discovery/feed/write-feed';
import { fillText } from '@/lib/engine/fill-names';
import { FeedPostsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { isWrittenFor } from '@/lib/i18n/same-language';
import { postPath } from '@/lib/routes/record-paths';
import { type Locale, localeSchema } from '@/schemas/locale';
import { readSubjects } from '../subjects/subject.source';
import { readPageWords } from './page-words.source';

/** So many of the newest posts. */
const most = 50;

/** The newest posts that can be read in a language. */
export async function readFeed(locale: Locale): Promise<Feed> {
  const [{ posts }, known, blog] = await Promise.all([
    queryContent(FeedPostsDocument, { locale, limit: most }),
    readSubjects({}, locale),
    readPageWords('Blog', locale),
  ]);
  const names = known?.names ?? {};
  const items = posts.items.flatMap(({ slug, author, published_at, locales, ...post }) => {
    const written = locales.flatMap((one) => localeSchema.safeParse(one).data ?? []);
    if (!isWrittenFor(locale, written)) return [];
    return [{ ...post, path: postPath(slug), author: author?.name ?? null, publishedAt: published_at }];
  });
  const title = fillText(blog?.title ?? '', names) || (names.network ?? '');
  return { locale, title, description: fillText(blog?.description ?? '', names) || title, items };
}
