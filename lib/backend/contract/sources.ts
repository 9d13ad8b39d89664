import type { Menu, Office, WebsiteSection } from '@/lib/backend/payload-types';

/** What the resolvers of a contract type start from, where that is not a document of the CMS. */
export type OfficePinSource = {
  office: Office;
  /** Metres from the point searched for; null outside a search. */
  distance: number | null;
};
export type ContentSource = NonNullable<WebsiteSection['contents']>[number];
export type MediaItemSource = { media: number };
export type MenuItemSource = Omit<NonNullable<Menu['items']>[number], 'children'> & {
  children?: MenuItemSource[] | null;
};
