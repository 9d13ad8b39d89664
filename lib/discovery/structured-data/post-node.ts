import type { BlogPosting } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import { pageUrl } from '../absolute-urls';
import type { PostFacts } from '../record-facts';
import { agentReference } from './agent-node';
import { organizationId } from './network-node';
import { imageProperty } from './pictures';

export function postNode(post: PostFacts, network: string, locale: Locale): BlogPosting {
  const publisher = { '@type': 'Organization', '@id': organizationId(), name: network } as const;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    url: pageUrl(locale, post.path),
    articleSection: post.category,
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    inLanguage: locale,
    ...imageProperty(post.picture, { path: post.path, locale }),
    author: post.author ? agentReference(post.author, locale) : publisher,
    publisher,
  };
}
