import { linkTargetSchema, type Reference, recordOfTarget } from '@/schemas/reference';
import { findIn } from './find-in';
import { nameOf, walkNodes } from './nodes';
import { shownNodes } from './shown-nodes';

/** A link into this site, as it is written: to a record, or to an address. */
type LinkTo = { record: Reference } | { address: string };

/** One link, in which block, and where in it, as `props.actions.0.to`. */
export type PlacedLink = { blockId: string; path: string; to: LinkTo };

/** In a formatted text: `[words](/address)`, or below it `[name]: /address`. */
const inText = /(?:\]\(|^ {0,3}\[[^\]\n]{1,200}\]:)\s*<?(\/[^\s)>]*)/gm;

/** The links that visitors see of these nodes and of those in them. For documents within the limits. */
export function findLinks(nodes: readonly unknown[]): PlacedLink[] {
  return [...walkNodes(shownNodes(nodes))].flatMap(({ node, path }) => {
    const { id: blockId } = nameOf(node, path);
    const props = typeof node === 'object' && node !== null ? Reflect.get(node, 'props') : null;
    return findIn(props, linksIn, 'props').flatMap(({ found, path: place }) =>
      found.map((to) => ({ blockId, path: place, to })),
    );
  });
}

function linksIn(value: unknown): LinkTo[] | null {
  if (typeof value === 'string') return [...value.matchAll(inText)].map(([, address = '']) => ({ address }));
  const target = linkTargetSchema.safeParse(value).data;
  if (!target) return null;
  const record = recordOfTarget(target);
  if (record) return [{ record }];
  return 'url' in target ? [{ address: target.url }] : [];
}
