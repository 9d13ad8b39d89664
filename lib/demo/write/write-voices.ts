import { ownedBy } from '@/lib/backend/fields/owned-by';
import { posts } from '../data/posts/posts';
import { reviews } from '../data/reviews/reviews';
import { postCoverName } from '../pictures/post-covers';
import { type Ids, idOf, idOrNull, type SeedRun, writeEach } from './seed-run';

type Relations = { offices: Ids; people: Ids; pictures: Ids };

/** The articles by slug, published. */
export function writePosts({ payload, req }: SeedRun, ids: Relations): Promise<Ids> {
  return writeEach(
    posts,
    ({ slug }) => slug,
    ({ author, office, published, ...fields }) =>
      payload.create({
        collection: 'posts',
        data: {
          ...fields,
          author: idOf(ids.people, author),
          ...ownedBy(idOrNull(ids.offices, office)),
          published_at: published,
          image: idOf(ids.pictures, postCoverName(fields.slug)),
          _status: 'published',
        },
        req,
      }),
  );
}

/** The reviews, published. */
export function writeReviews({ payload, req }: SeedRun, ids: Relations): Promise<Ids> {
  return writeEach(
    reviews,
    ({ office, author, quote }) => `${office}|${author}|${quote}`,
    ({ office, agent, written, ...fields }) =>
      payload.create({
        collection: 'reviews',
        data: {
          ...fields,
          ...ownedBy(idOf(ids.offices, office)),
          agent: idOrNull(ids.people, agent),
          written_at: written,
          published: true,
        },
        req,
      }),
  );
}
