import { registry } from '@/blocks/registry';
import { findIn } from '@/lib/document/find-in';
import { readReference } from '@/lib/document/find-references';
import { isNode, nameOf, walkNodes } from '@/lib/document/nodes';
import { visibleNodes } from '@/lib/document/visible-nodes';
import { formattedTexts } from '@/lib/engine/formatted-texts';
import type { Json, JsonObject } from '@/schemas/json';
import { linkTargetSchema, type Reference } from '@/schemas/reference';
import { storedBlockSchema } from '@/schemas/stored-block';

/** A link target: a record, or an address on this site or elsewhere. A picture counts as a record. */
type LinkDestination = { record: Reference } | { address: string };

/** One link with its block and the path in it, such as `props.actions.0.to`. */
export type PlacedLink = { blockId: string; path: string; to: LinkDestination };

/**
 * Links in formatted text: `[words](/address)`, reference definitions `[name]: /address`, and absolute URLs
 * anywhere.
 */
const markdownLinkPattern =
  /(?:\]\(|^ {0,3}\[[^\]\n]{1,200}\]:)\s*<?(\/[^\s)>]*)|(https?:\/\/[^\s()<>[\]"]*[^\s()<>[\]".,;:!?])/gim;
/** A text without any of these contains no link and is not parsed. */
const linkHintPattern = /\]\(|\]:|:\/\//;

/**
 * Finds the links and pictures that visitors see in these nodes and their descendants. For documents within
 * the size limits.
 */
export function findLinks(nodes: readonly unknown[]): PlacedLink[] {
  const schemasByType = new Map<string, Json>();
  return [...walkNodes(visibleNodes(nodes))].flatMap(({ node, path }) => {
    const { id: blockId } = nameOf(node, path);
    return linksOf(node, schemasByType).map((link) => ({ blockId, ...link }));
  });
}

/**
 * The links of a node; empty for nodes that this release cannot read, because visitors do not see them. Slots
 * are walked separately.
 */
function linksOf(node: unknown, schemasByType: Map<string, Json>): Omit<PlacedLink, 'blockId'>[] {
  const stored = storedBlockSchema.safeParse(isNode(node) ? { ...node, slots: undefined } : node).data;
  if (!stored) return [];
  const block = registry.get(stored.type);
  const props = block?.upgrade(stored);
  if (!block || !props) return [];
  const targets = findIn(props, parseLink, 'props').map(({ match, path }) => ({ path, to: match }));
  if (findIn(props, hasLinkHint).length === 0) return targets;
  if (!schemasByType.has(block.type)) schemasByType.set(block.type, block.describe());
  return [...targets, ...linksInTexts(props, schemasByType.get(block.type) ?? null)];
}

const hasLinkHint = (value: unknown): true | null =>
  typeof value === 'string' && linkHintPattern.test(value) ? true : null;

const linksInTexts = (props: JsonObject, blockSchema: Json): Omit<PlacedLink, 'blockId'>[] =>
  formattedTexts(blockSchema, props).flatMap(({ text, path }) =>
    [...text.matchAll(markdownLinkPattern)].map(([, internal, absolute]) => ({
      path,
      to: { address: internal ?? absolute ?? '' },
    })),
  );

/** Checks the keys first, so that only candidates are parsed as links. */
function parseLink(value: unknown): LinkDestination | null {
  const record = readReference(value);
  if (record) return { record };
  if (!isNode(value) || !('url' in value)) return null;
  const target = linkTargetSchema.safeParse(value).data;
  return target && 'url' in target ? { address: target.url } : null;
}
