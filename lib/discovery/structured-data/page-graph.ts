import type { Graph, Thing } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import type { RecordFacts } from '../record-facts';
import { agentNode } from './agent-node';
import { breadcrumbsNode, type Step } from './breadcrumbs-node';
import { listingNode } from './listing-node';
import { networkNodes } from './network-node';
import { officeNode } from './office-node';
import { postNode } from './post-node';

export type GraphedPage = {
  locale: Locale;
  network: string;
  /** The path of its logo; null while it has the drawn mark. */
  logo: string | null;
  isHome: boolean;
  facts: RecordFacts | null;
  /** The words for the home page, and the way from there by the canonical path. */
  home: string;
  steps: readonly Step[];
};

/** All that a page tells programs, in one graph of schema.org; null when that is nothing. */
export function pageGraph({ locale, network, logo, isHome, facts, home, steps }: GraphedPage): Graph | null {
  const way = breadcrumbsNode(home, steps, locale);
  const nodes: Thing[] = [
    ...(isHome ? networkNodes({ name: network, logo }, locale) : []),
    ...(facts ? [recordNode(facts, network, locale)] : []),
    ...(way ? [way] : []),
  ];
  return nodes.length > 0 ? { '@context': 'https://schema.org', '@graph': nodes } : null;
}

function recordNode(facts: RecordFacts, network: string, locale: Locale): Thing {
  switch (facts.kind) {
    case 'office':
      return officeNode(facts, locale);
    case 'agent':
      return agentNode(facts, locale);
    case 'listing':
      return listingNode(facts, locale);
    case 'post':
      return postNode(facts, network, locale);
  }
}
