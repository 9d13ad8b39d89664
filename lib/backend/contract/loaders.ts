import DataLoader from 'dataloader';
import {
  createFieldsLoader,
  createIdLoader,
  createListingLoader,
} from '@/lib/backend/contract/load-by-id';
import { createOfficeLoader } from '@/lib/backend/contract/load-by-office';
import { countOffices } from '@/lib/backend/contract/reads/count-offices';
import { countSales } from '@/lib/backend/contract/reads/count-sales';
import { findMenus } from '@/lib/backend/contract/reads/menus-and-sections';
import { findOfficePages } from '@/lib/backend/contract/reads/find-office-pages';
import { findReviewsOfStories } from '@/lib/backend/contract/reads/find-reviews-of-stories';
import { findTeam } from '@/lib/backend/contract/reads/people';
import { findTranslatedLocales } from '@/lib/backend/contract/reads/translated-locales';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import {
  agentLinkFields,
  pageLinkFields,
  pinFields,
  recordLinkFields,
} from '@/lib/backend/contract/reads/selected-fields';
import type { Menu, Review } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

/**
 * The DataLoaders of one request: related records of a list are read in one query per kind, however long the
 * list is.
 */
export function createLoaders(context: ReadContext) {
  return {
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
    localesOfPage: new DataLoader<number, Locale[]>((pages) => findTranslatedLocales(context, 'pages', pages)),
    localesOfPost: new DataLoader<number, Locale[]>((posts) => findTranslatedLocales(context, 'posts', posts)),
    officesInRegion: new DataLoader<number, number>((regions) => countOffices(context, regions)),
    salesOfAgent: new DataLoader<number, number>((agents) => countSales(context, agents)),
    menusOfOffice: new DataLoader<number, Menu[]>((offices) => findMenus(context, offices, 'Office.menus')),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
