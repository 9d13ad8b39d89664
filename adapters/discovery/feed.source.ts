import type { Feed } from '@/lib/discovery/feed/write-feed';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import { FeedPostsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { isReadableIn } from '@/lib/i18n/same-language';
import { postPath } from '@/lib/routes/record-paths';
import { type Locale, localeSchema } from '@/schemas/locale';
import { readSubjects } from '../subjects/subject.source';
import { readPageMeta } from './page-meta.source';

const MAX_FEED_POSTS = 50;

/** The newest posts that are available in a language. */
export async function readFeed(locale: Locale): Promise<Feed> {
  const [{ posts }, networkSubjects, blog] = await Promise.all([
    queryContent(FeedPostsDocument, { locale, limit: MAX_FEED_POSTS }),
    readSubjects({}, locale),
    readPageMeta('Blog', locale),
  ]);
  const names = networkSubjects?.names ?? {};
  const items = posts.items.flatMap(({ slug, author, published_at, locales, ...post }) => {
    const writtenLocales = locales.flatMap((item) => localeSchema.safeParse(item).data ?? []);
    if (!isReadableIn(locale, writtenLocales)) return [];
    return [{ ...post, path: postPath(slug), author: author?.name ?? null, publishedAt: published_at }];
  });
  const title = resolveText(blog?.title ?? '', names) || (names.network ?? '');
  return { locale, title, description: resolveText(blog?.description ?? '', names) || title, items };
}
