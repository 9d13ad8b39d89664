import { registry } from '@/blocks/registry';
import { findIn } from '@/lib/document/find-in';
import { readReference } from '@/lib/document/find-references';
import { isNode, nameOf, walkNodes } from '@/lib/document/nodes';
import { shownNodes } from '@/lib/document/shown-nodes';
import { formattedTexts } from '@/lib/engine/formatted-texts';
import type { Json, JsonObject } from '@/schemas/json';
import { linkTargetSchema, type Reference } from '@/schemas/reference';
import { storedBlockSchema } from '@/schemas/stored-block';

/** A link as it is written: to a record, or to an address, of this site or another. A picture is a record that is shown. */
type LinkTo = { record: Reference } | { address: string };

/** One link, in which block, and where in it, as `props.actions.0.to`. */
export type PlacedLink = { blockId: string; path: string; to: LinkTo };

/** In a formatted text: `[words](/address)`, or below it `[name]: /address`; a whole address wherever it stands. */
const inText =
  /(?:\]\(|^ {0,3}\[[^\]\n]{1,200}\]:)\s*<?(\/[^\s)>]*)|(https?:\/\/[^\s()<>[\]"]*[^\s()<>[\]".,;:!?])/gim;
/** Without any of these a text leads nowhere, and what it is need not be found out. */
const leads = /\]\(|\]:|:\/\//;

/** The links and pictures that visitors see of these nodes and of those in them. For documents within the limits. */
export function findLinks(nodes: readonly unknown[]): PlacedLink[] {
  const described = new Map<string, Json>();
  return [...walkNodes(shownNodes(nodes))].flatMap(({ node, path }) => {
    const { id: blockId } = nameOf(node, path);
    return linksOf(node, described).map((link) => ({ blockId, ...link }));
  });
}

/** None of a node that this release cannot read: visitors see nothing of it. The slots are walked by themselves. */
function linksOf(node: unknown, described: Map<string, Json>): Omit<PlacedLink, 'blockId'>[] {
  const stored = storedBlockSchema.safeParse(isNode(node) ? { ...node, slots: undefined } : node).data;
  if (!stored) return [];
  const block = registry.get(stored.type);
  const props = block?.upgrade(stored);
  if (!block || !props) return [];
  const targets = findIn(props, linkIn, 'props').map(({ found, path }) => ({ path, to: found }));
  if (findIn(props, mayLead).length === 0) return targets;
  if (!described.has(block.type)) described.set(block.type, block.describe());
  return [...targets, ...linksInTexts(props, described.get(block.type) ?? null)];
}

const mayLead = (value: unknown): true | null =>
  typeof value === 'string' && leads.test(value) ? true : null;

const linksInTexts = (props: JsonObject, described: Json): Omit<PlacedLink, 'blockId'>[] =>
  formattedTexts(described, props).flatMap(({ text, path }) =>
    [...text.matchAll(inText)].map(([, own, whole]) => ({ path, to: { address: own ?? whole ?? '' } })),
  );

/** By its keys first: a value is read as a link only when it may be one. */
function linkIn(value: unknown): LinkTo | null {
  const record = readReference(value);
  if (record) return { record };
  if (!isNode(value) || !('url' in value)) return null;
  const target = linkTargetSchema.safeParse(value).data;
  return target && 'url' in target ? { address: target.url } : null;
}
