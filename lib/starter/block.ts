import type { PageName } from '@/lib/routes/route-names';
import type { JsonObject } from '@/schemas/json';
import type { StoredBinding, StoredBlock } from '@/schemas/stored-block';

/** A block usually without an id, which derives from the page or section. */
export type StarterBlock = Omit<StoredBlock, 'id' | 'version' | 'slots'> & {
  /** The id of a block that a link targets. */
  id?: string;
  slots?: Readonly<Record<string, readonly StarterBlock[]>>;
};

export type StarterPage = {
  route: PageName;
  title: string;
  noindex?: boolean;
  blocks: readonly StarterBlock[];
};

export const block = (type: string, props: JsonObject, slots?: StarterBlock['slots']): StarterBlock => ({
  type,
  props,
  ...(slots && { slots }),
});

export const bound = (
  type: string,
  bind: StoredBinding | { source: string },
  props: JsonObject = {},
  slots?: StarterBlock['slots'],
): StarterBlock => ({ ...block(type, props, slots), bind: { query: {}, ...bind } });

/** Adds ids from the key of the page or section, such as `home-2`. */
export function withIds(blocks: readonly StarterBlock[], key: string): StoredBlock[] {
  return blocks.map(({ slots, id: own, ...rest }, at) => {
    const id = own ?? `${key}-${at + 1}`;
    const inner = Object.entries(slots ?? {}).map(([name, list]) => [name, withIds(list, `${id}-${name}`)]);
    return { ...rest, id, version: 0, ...(slots && { slots: Object.fromEntries(inner) }) };
  });
}

/** A contact form; on listing pages it is about the listing. */
export const inquiry = (heading = 'Write to us') => block('inquiry-form', { heading, surface: 'raised' });
export const inquiryAbout = (heading = 'Ask about this business') =>
  bound('inquiry-form', { source: 'listing', query: { slug: 'current' } }, { heading, surface: 'raised' });
/** Other listings of the same category that are for sale. */
export const similar = bound(
  'listing-grid',
  { source: 'listings', query: { similarTo: 'current', status: 'active', limit: 3 } },
  { heading: 'Similar businesses', emptyText: 'No similar businesses at the moment.' },
);

export const trail = bound('breadcrumbs', { source: 'trail' });
/** A link to a page of this site. */
export const link = (label: string, url: string) => ({ label, to: { url } });
