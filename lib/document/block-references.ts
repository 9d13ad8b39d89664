import { menuQuery, sectionQuery } from '@/schemas/bindings/site-queries';
import type { Reference } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';
import { findFiles } from './find-files';
import { findIn } from './find-in';
import { findReferences, readReference } from './find-references';
import { isNode, nameOf, type StoredNode, walkNodes } from './nodes';

/** A record that is used. Sections, menus and the files of pictures in formatted texts are named, bindings known by their source; all others have an id. */
type Used = { kind: string; record: string };

/** One use of a record in stored content: in which block, and where in it, as `props.image`. */
export type BlockReference = Used & { blockId: string; blockType: string; path: string };

/**
 * Everything that nodes and the nodes in them refer to, each once a node: pictures, links, files, their bindings, and
 * the records those name. Of nodes that cannot be read whatever has the shape of a reference, wherever in them it stands.
 */
export function referencesOf(nodes: readonly unknown[]): BlockReference[] {
  return [...walkNodes(nodes)].flatMap(({ node, path }) => {
    const { id: blockId, type: blockType } = nameOf(node, path);
    return eachOnce(usesOf(node)).map((one) => ({ blockId, blockType, ...one }));
  });
}

type PlacedUse = Used & { path: string };

function eachOnce(uses: readonly PlacedUse[]): PlacedUse[] {
  const met = new Map(uses.toReversed().map((use) => [`${use.kind} ${use.record}`, use]));
  return uses.filter((use) => met.get(`${use.kind} ${use.record}`) === use);
}

function usesOf(node: unknown): PlacedUse[] {
  if (!isNode(node)) return usesIn(node, '');
  const { bind, ...rest } = withoutInner(node);
  return [...usesInEach(rest, ''), ...boundRecords(bind)];
}

/** The node without the nodes that the walk comes to by itself. */
function withoutInner(node: StoredNode): StoredNode {
  if (!isNode(node.slots)) return node;
  return { ...node, slots: Object.values(node.slots).filter((inner) => !Array.isArray(inner)) };
}

const usesIn = (content: unknown, path: string): PlacedUse[] =>
  findIn(content, usedBy, path).flatMap(({ found, path: place }) =>
    found.map((used) => ({ ...used, path: place })),
  );

/** What stands in something that is no reference, though it may look like one. */
const usesInEach = (content: StoredNode, above: string): PlacedUse[] =>
  Object.entries(content).flatMap(([key, inner]) => usesIn(inner, `${above}${key}`));

function usedBy(value: unknown): Used[] | null {
  if (typeof value === 'string') return findFiles(value).map((record) => ({ kind: 'file', record }));
  const reference = readReference(value);
  return reference && [{ kind: reference.kind, record: String(reference.id) }];
}

function boundRecords(bind: unknown): PlacedUse[] {
  if (!isNode(bind)) return usesIn(bind, 'bind');
  const { source, query, ...rest } = bind;
  const asked = isNode(query) ? usesInEach(query, 'bind.query.') : usesIn(query, 'bind.query');
  const records = [...usesInEach(rest, 'bind.'), ...asked];
  if (typeof source !== 'string') return records;
  const name = isNode(query) ? query.name : undefined;
  const kind = kindOfNamed.get(source);
  const named = kind && typeof name === 'string' ? [{ kind, record: name, path: 'bind.query.name' }] : [];
  return [{ kind: 'binding', record: source, path: 'bind.source' }, ...named, ...records];
}

/** What the sources that find by a name find. */
const kindOfNamed: ReadonlyMap<string, string> = new Map([
  [sectionQuery.source, 'section'],
  [menuQuery.source, 'menu'],
]);

/** What the props of blocks and of the blocks in them refer to, each once; not what their bindings name. */
export function shownReferences(blocks: readonly StoredBlock[]): Reference[] {
  return findReferences(propsOf(blocks));
}

function propsOf(blocks: readonly StoredBlock[]): unknown[] {
  return blocks.flatMap(({ props, slots }) => [props, ...propsOf(Object.values(slots ?? {}).flat())]);
}
