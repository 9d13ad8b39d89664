import DataLoader from 'dataloader';
import {
  createFieldsLoader,
  createIdLoader,
  createListingLoader,
} from '@/lib/backend/contract/loaders/load-by-id';
import { createOfficeLoader } from '@/lib/backend/contract/loaders/load-by-office';
import { countOffices } from '@/lib/backend/contract/reads/count-offices';
import { countSales } from '@/lib/backend/contract/reads/count-sales';
import { findMenus } from '@/lib/backend/contract/reads/find-menus';
import { findOfficePages } from '@/lib/backend/contract/reads/find-office-pages';
import { findReviewsOfStories } from '@/lib/backend/contract/reads/find-reviews-of-stories';
import { findTeam } from '@/lib/backend/contract/reads/find-team';
import { findWrittenLocales } from '@/lib/backend/contract/reads/find-written-locales';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import {
  agentLinkFields,
  pageLinkFields,
  pinFields,
  recordLinkFields,
} from '@/lib/backend/contract/reads/short-records';
import type { Menu, Review } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

/** The loaders of one request: whatever a list is made of is read in one query a kind, however long the list. */
export function createLoaders(reading: Reading) {
  return {
    office: createFieldsLoader(reading, 'offices', pinFields),
    wholeOffice: createIdLoader(reading, 'offices'),
    person: createIdLoader(reading, 'people'),
    media: createIdLoader(reading, 'media'),
    region: createIdLoader(reading, 'regions'),
    pageLink: createFieldsLoader(reading, 'pages', pageLinkFields),
    agentLink: createFieldsLoader(reading, 'people', agentLinkFields),
    listingLink: createFieldsLoader(reading, 'listings', recordLinkFields),
    postLink: createFieldsLoader(reading, 'posts', recordLinkFields),
    listing: createListingLoader(reading),
    saleStory: createIdLoader(reading, 'sale-stories'),
    reviewOfStory: new DataLoader<number, Review | null>((stories) => findReviewsOfStories(reading, stories)),
    teamOfOffice: createOfficeLoader(reading, 'Office.team_members', (offices, limit) =>
      findTeam(reading, { office: { in: offices } }, limit),
    ),
    pagesOfOffice: createOfficeLoader(reading, 'Office.website_pages', (offices, limit) =>
      findOfficePages(reading, { office: { in: offices } }, limit),
    ),
    localesOfPage: new DataLoader<number, Locale[]>((pages) => findWrittenLocales(reading, 'pages', pages)),
    localesOfPost: new DataLoader<number, Locale[]>((posts) => findWrittenLocales(reading, 'posts', posts)),
    officesInRegion: new DataLoader<number, number>((regions) => countOffices(reading, regions)),
    salesOfAgent: new DataLoader<number, number>((agents) => countSales(reading, agents)),
    menusOfOffice: new DataLoader<number, Menu[]>((offices) => findMenus(reading, offices, 'Office.menus')),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
