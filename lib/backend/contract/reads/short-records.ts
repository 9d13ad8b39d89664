import type { Listing, Office, Page, Person, Post } from '@/lib/backend/payload-types';

/** What links and maps are made of, field by field: reading whole records for them would bring every block and text along. */
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

export type PageLinked = Pick<Page, (typeof pageLinkFields)[number]>;
export type AgentLinked = Pick<Person, (typeof agentLinkFields)[number]>;
export type ListingLinked = Pick<Listing, (typeof recordLinkFields)[number]>;
export type PostLinked = Pick<Post, (typeof recordLinkFields)[number]>;
export type Pin = Pick<Office, (typeof pinFields)[number]>;
