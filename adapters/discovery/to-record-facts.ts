import type { AgentFacts, ListingFacts, PostFacts } from '@/lib/discovery/record-facts';
import type { AgentFactsQuery, ListingFactsQuery, PostFactsQuery } from '@/lib/graphql/generated/operations';
import { agentPath, listingPath, postPath } from '@/lib/routes/record-paths';
import { localeSchema } from '@/schemas/locale';
import { toDecoration } from '../media/to-image';
import { toNamedAgent, toNamedOffice } from './to-named-record';

export const toAgentFacts = (agent: NonNullable<AgentFactsQuery['agent']>): AgentFacts => ({
  kind: 'agent',
  name: agent.name,
  path: agentPath(agent.slug),
  role: agent.role,
  phone: agent.phone,
  email: agent.email ?? null,
  picture: toDecoration(agent.image),
  languages: agent.languages,
  office: toNamedOffice(agent.office),
});

export const toListingFacts = (listing: NonNullable<ListingFactsQuery['listing']>): ListingFacts => ({
  kind: 'listing',
  title: listing.title,
  summary: listing.summary,
  path: listingPath(listing.slug),
  reference: listing.listing_number,
  category: listing.category,
  isSold: listing.status === 'sold',
  askingPrice: listing.asking_price,
  location: listing.location,
  region: listing.state,
  pictures: listing.images.flatMap((image) => toDecoration(image) ?? []),
  office: toNamedOffice(listing.office),
  agent: toNamedAgent(listing.agent),
});

export const toPostFacts = (post: NonNullable<PostFactsQuery['post']>): PostFacts => ({
  kind: 'post',
  title: post.title,
  excerpt: post.excerpt,
  path: postPath(post.slug),
  category: post.category,
  publishedAt: post.published_at,
  updatedAt: post.updated_at,
  picture: toDecoration(post.image),
  author: toNamedAgent(post.author),
  locales: post.locales.flatMap((locale) => localeSchema.safeParse(locale).data ?? []),
});
