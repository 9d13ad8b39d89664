import DataLoader from 'dataloader';
import type { Payload } from 'payload';
import { createIdLoader } from '@/lib/backend/contract/loaders/load-by-id';
import { createOfficeLoader } from '@/lib/backend/contract/loaders/load-by-office';
import { findMenus } from '@/lib/backend/contract/reads/find-menus';
import { findOfficePages } from '@/lib/backend/contract/reads/find-office-pages';
import { findTeam } from '@/lib/backend/contract/reads/find-team';
import type { Menu } from '@/lib/backend/payload-types';

/** The loaders of one request: whatever a list is made of is read in one query a kind, however long the list. */
export function createLoaders(payload: Payload) {
  return {
    office: createIdLoader(payload, 'offices'),
    person: createIdLoader(payload, 'people'),
    media: createIdLoader(payload, 'media'),
    region: createIdLoader(payload, 'regions'),
    page: createIdLoader(payload, 'pages'),
    listing: createIdLoader(payload, 'listings'),
    post: createIdLoader(payload, 'posts'),
    teamOfOffice: createOfficeLoader((offices) => findTeam(payload, { office: { in: offices } })),
    pagesOfOffice: createOfficeLoader((offices) => findOfficePages(payload, { office: { in: offices } })),
    menusOfOffice: new DataLoader<number, Menu[]>((offices) => findMenus(payload, offices)),
  };
}

export type Loaders = ReturnType<typeof createLoaders>;
