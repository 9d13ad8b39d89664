import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { ListingRecord } from '../data/listings/listing-record';
import { posts } from '../data/posts';
import { reviews } from '../data/reviews';
import { buildSaleStories } from '../data/sale-stories';
import { postCoverName } from '../pictures/post-covers';
import { type Ids, idOf, idOrNull, type SeedRun, writeEach } from './seed-run';

type Relations = { offices: Ids; people: Ids; pictures: Ids };

/** Writes and publishes the posts; returns their ids by slug. */
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
          ...toOwnerFields(idOrNull(ids.offices, office)),
          published_at: published,
          image: idOf(ids.pictures, postCoverName(fields.slug)),
          _status: 'published',
        },
        req,
      }),
  );
}

/**
 * Writes and publishes the sale stories, with the consent of the sellers; returns their ids by listing
 * number.
 */
export function writeSaleStories(
  { payload, req }: SeedRun,
  ids: Relations,
  listings: readonly ListingRecord[],
): Promise<Ids> {
  return writeEach(
    buildSaleStories(listings),
    ({ listing }) => listing,
    ({ listing, office, agent, picture, ...fields }) =>
      payload.create({
        collection: 'sale-stories',
        data: {
          ...fields,
          ...toOwnerFields(idOf(ids.offices, office)),
          agent: idOf(ids.people, agent),
          image: idOrNull(ids.pictures, picture),
          consent_by: `The seller of ${listing}`,
          consent_at: fields.sold_at,
          _status: 'published',
        },
        req,
      }),
  );
}

/** Writes and publishes the reviews. */
export function writeReviews({ payload, req }: SeedRun, ids: Relations & { stories: Ids }): Promise<Ids> {
  return writeEach(
    reviews,
    ({ office, author, quote }) => `${office}|${author}|${quote}`,
    ({ office, agent, written, story, ...fields }) =>
      payload.create({
        collection: 'reviews',
        data: {
          ...fields,
          ...toOwnerFields(idOf(ids.offices, office)),
          agent: idOrNull(ids.people, agent),
          story: idOrNull(ids.stories, story),
          written_at: written,
          published: true,
        },
        req,
      }),
  );
}
