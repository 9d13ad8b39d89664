import type { Graph, Thing } from 'schema-dts';
import type { Locale } from '@/schemas/locale';
import type { RecordFacts } from '../record-facts';
import { agentNode } from './agent-node';
import { type Breadcrumb, breadcrumbsNode } from './breadcrumbs-node';
import { listingNode } from './listing-node';
import { networkNodes } from './network-node';
import { officeNode } from './office-node';
import { postNode } from './post-node';

export type PageGraphInput = {
  locale: Locale;
  network: string;
  /** Path of the network's logo; null while it uses the brand mark. */
  logo: string | null;
  isHome: boolean;
  facts: RecordFacts | null;
  /** Label of the home page, and the breadcrumbs from there by the canonical path. */
  home: string;
  steps: readonly Breadcrumb[];
};

/** The structured data of a page as one schema.org graph; null when there is none. */
export function pageGraph({
  locale,
  network,
  logo,
  isHome,
  facts,
  home,
  steps,
}: PageGraphInput): Graph | null {
  const breadcrumbs = breadcrumbsNode(home, steps, locale);
  const nodes: Thing[] = [
    ...(isHome ? networkNodes({ name: network, logo }, locale) : []),
    ...(facts ? [recordNode(facts, network, locale)] : []),
    ...(breadcrumbs ? [breadcrumbs] : []),
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
