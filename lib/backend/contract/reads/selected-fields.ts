import type { Listing, Office, Page, Person, Post } from '@/lib/backend/payload-types';

/** The fields that links and maps need. Complete records would bring all their blocks and texts. */
export const pageLinkFields = ['id', 'route', 'slug', 'template_slug', 'office', 'agent'] as const;
export const agentLinkFields = ['id', 'slug', 'is_agent'] as const;
export const recordLinkFields = ['id', 'slug'] as const;
export const pinFields = [
  'id',
  'slug',
  'name',
  'region',
  'locality',
  'address_1',
  'postal_code',
  'main_telephone',
  'phone_extension',
  'organic_number',
  'paid_number',
  'telephone_url_triggers',
  'latitude',
  'longitude',
  'is_alternate_address',
] as const;

export type PageLinkRecord = Pick<Page, (typeof pageLinkFields)[number]>;
export type AgentLinkRecord = Pick<Person, (typeof agentLinkFields)[number]>;
export type ListingLinkRecord = Pick<Listing, (typeof recordLinkFields)[number]>;
export type PostLinkRecord = Pick<Post, (typeof recordLinkFields)[number]>;
export type OfficePinRecord = Pick<Office, (typeof pinFields)[number]>;
