import DataLoader from 'dataloader';
import type { CollectionSlug, DataFromCollectionSlug } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/request-limits';
import { findListingsByIds } from '@/lib/backend/contract/reads/find-listings-by-ids';
import { countSales } from '@/lib/backend/contract/reads/listing-statistics';
import { findMenus } from '@/lib/backend/contract/reads/menus-and-sections';
import { countOffices } from '@/lib/backend/contract/reads/offices';
import { findOfficePages } from '@/lib/backend/contract/reads/pages';
import { readTruncatedList } from '@/lib/backend/contract/reads/paging';
import { findTeam } from '@/lib/backend/contract/reads/people';
import { findByIds, findFieldsByIds } from '@/lib/backend/contract/reads/public-documents';
import { findReviewsOfStories } from '@/lib/backend/contract/reads/reviews';
import {
  agentLinkFields,
  pageLinkFields,
  pinFields,
  recordLinkFields,
} from '@/lib/backend/contract/reads/selected-fields';
import { findTranslatedLocales } from '@/lib/backend/contract/reads/translated-locales';
import type { Menu, Review } from '@/lib/backend/payload-types';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { type Relation, relationId } from '@/lib/backend/relation-id';
import { readVocabulary, type Vocabulary } from '@/lib/backend/search/vocabulary';
import type { PublicCollection } from '@/schemas/dependency';
import type { Locale } from '@/schemas/locale';

type Data<Slug extends CollectionSlug> = DataFromCollectionSlug<Slug>;

/**
 * Batches the ids of all running reads into one query. Resolves to null for a document that the public may
 * not read.
 */
function createIdLoader<Slug extends CollectionSlug & PublicCollection>(
  context: ReadContext,
  collection: Slug,
) {
  return createLoader(context, (ids) => findByIds(context, collection, ids));
}

/** Creates the loader of listings, like `createIdLoader`. */
const createListingLoader = (context: ReadContext) =>
  createLoader(context, (ids) => findListingsByIds(context, ids));

/** Like `createIdLoader`, but selects only these fields. */
function createFieldsLoader<
  Slug extends CollectionSlug & PublicCollection,
  Field extends keyof Data<Slug> & string,
>(context: ReadContext, collection: Slug, fields: readonly (Field | 'id')[]) {
  return createLoader(context, (ids) => findFieldsByIds(context, collection, ids, fields));
}

function createLoader<Doc extends { id: number | string }>(
  { scheduler }: ReadContext,
  find: (ids: readonly number[]) => Promise<Doc[]>,
) {
  const load = async (ids: readonly number[]): Promise<(Doc | null)[]> => {
    const docsById = new Map((await find(ids)).map((doc) => [Number(doc.id), doc]));
    return ids.map((id) => docsById.get(id) ?? null);
  };
  return new DataLoader(load, { batchScheduleFn: scheduler.whenIdle });
}

/**
 * Batches the offices of one tick into one query. `find` returns the documents of all given offices; their
 * order is preserved within each office. Each office gets at most as many as the list may hold; a longer
 * list is marked as truncated.
 */
function createOfficeLoader<Doc extends { office?: Relation }>(
  context: ReadContext,
  list: keyof typeof listSizes,
  find: (offices: number[], limit: number) => Promise<Doc[]>,
) {
  const maxItems = listSizes[list];
  return new DataLoader<number, Doc[]>(async (offices) => {
    const docs = await readTruncatedList(context, list, maxItems * offices.length, (limit) =>
      find([...offices], limit),
    );
    const docsByOffice = Map.groupBy(docs, (doc) => relationId(doc.office));
    const docLists = offices.map((office) => docsByOffice.get(office) ?? []);
    return Promise.all(
      docLists.map((officeDocs) => readTruncatedList(context, list, maxItems, async () => officeDocs)),
    );
  });
}

/**
 * The DataLoaders of one request: related records of a list are read in one query per kind, however long the
 * list is.
 */
export function createLoaders(context: ReadContext) {
  let vocabulary: Promise<Vocabulary> | undefined;
  return {
    /** What the words of places mean. */
    vocabulary: () => {
      vocabulary ??= readVocabulary(context);
      return vocabulary;
    },
    office: createFieldsLoader(context, 'offices', pinFields),
    fullOffice: createIdLoader(context, 'offices'),
    person: createIdLoader(context, 'people'),
    media: createIdLoader(context, 'media'),
    region: createIdLoader(context, 'regions'),
    pageLink: createFieldsLoader(context, 'pages', pageLinkFields),
    agentLink: createFieldsLoader(context, 'people', agentLinkFields),
    listingLink: createFieldsLoader(context, 'listings', recordLinkFields),
    postLink: createFieldsLoader(context, 'posts', recordLinkFields),
    listing: createListingLoader(context),
    saleStory: createIdLoader(context, 'sale-stories'),
    reviewOfStory: new DataLoader<number, Review | null>((stories) => findReviewsOfStories(context, stories)),
    teamOfOffice: createOfficeLoader(context, 'Office.team_members', (offices, limit) =>
      findTeam(context, { office: { in: offices } }, limit),
    ),
    pagesOfOffice: createOfficeLoader(context, 'Office.website_pages', (offices, limit) =>
      findOfficePages(context, { office: { in: offices } }, limit),
    ),
    localesOfPage: new DataLoader<number, Locale[]>((pages) =>
      findTranslatedLocales(context, 'pages', pages),
    ),
    localesOfPost: new DataLoader<number, Locale[]>((posts) =>
      findTranslatedLocales(context, 'posts', posts),
    ),
    officesInRegion: new DataLoader<number, number>((regions) => countOffices(context, regions)),
    salesOfAgent: new DataLoader<number, number>((agents) => countSales(context, agents)),
    menusOfOffice: new DataLoader<number, Menu[]>((offices) => findMenus(context, offices, 'Office.menus')),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
