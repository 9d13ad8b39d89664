import { menuQuery, sectionQuery } from '@/schemas/bindings/site-queries';
import type { Reference } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';
import { findFiles } from './find-files';
import { findIn } from './find-in';
import { findReferences, readReference } from './find-references';
import { isNode, nameOf, type StoredNode, walkNodes } from './nodes';

/**
 * A referenced record. Sections, menus and files in formatted texts are identified by name, bindings by their
 * source, all others by id.
 */
type RecordUse = { kind: string; record: string };

/** One use of a record in stored content: its block and the path in the block, such as `props.image`. */
export type BlockReference = RecordUse & { blockId: string; blockType: string; path: string };

/**
 * Everything that nodes and their descendants refer to, once per node: pictures, links, files, bindings and
 * the records that those name. In unreadable nodes, everything with the shape of a reference, at any depth.
 */
export function referencesOf(nodes: readonly unknown[]): BlockReference[] {
  return [...walkNodes(nodes)].flatMap(({ node, path }) => {
    const { id: blockId, type: blockType } = nameOf(node, path);
    return uniqueUses(usesInNode(node)).map((use) => ({ blockId, blockType, ...use }));
  });
}

type RecordUseAt = RecordUse & { path: string };

function uniqueUses(uses: readonly RecordUseAt[]): RecordUseAt[] {
  const firstUses = new Map(uses.toReversed().map((use) => [`${use.kind} ${use.record}`, use]));
  return uses.filter((use) => firstUses.get(`${use.kind} ${use.record}`) === use);
}

function usesInNode(node: unknown): RecordUseAt[] {
  if (!isNode(node)) return usesIn(node, '');
  const { bind, ...rest } = withoutChildNodes(node);
  return [...usesInEach(rest, ''), ...boundRecords(bind)];
}

/** The node without its child nodes, which the walk visits separately. */
function withoutChildNodes(node: StoredNode): StoredNode {
  if (!isNode(node.slots)) return node;
  return { ...node, slots: Object.values(node.slots).filter((inner) => !Array.isArray(inner)) };
}

const usesIn = (content: unknown, path: string): RecordUseAt[] =>
  findIn(content, findUses, path).flatMap(({ match, path: usePath }) =>
    match.map((used) => ({ ...used, path: usePath })),
  );

/** The references inside an object, which itself does not count as a reference, whatever its shape. */
const usesInEach = (content: StoredNode, above: string): RecordUseAt[] =>
  Object.entries(content).flatMap(([key, inner]) => usesIn(inner, `${above}${key}`));

function findUses(value: unknown): RecordUse[] | null {
  if (typeof value === 'string') return findFiles(value).map((record) => ({ kind: 'file', record }));
  const reference = readReference(value);
  return reference && [{ kind: reference.kind, record: String(reference.id) }];
}

function boundRecords(bind: unknown): RecordUseAt[] {
  if (!isNode(bind)) return usesIn(bind, 'bind');
  const { source, query, ...rest } = bind;
  const queryUses = isNode(query) ? usesInEach(query, 'bind.query.') : usesIn(query, 'bind.query');
  const records = [...usesInEach(rest, 'bind.'), ...queryUses];
  if (typeof source !== 'string') return records;
  const name = isNode(query) ? query.name : undefined;
  const kind = kindsBySource.get(source);
  const namedUses = kind && typeof name === 'string' ? [{ kind, record: name, path: 'bind.query.name' }] : [];
  return [{ kind: 'binding', record: source, path: 'bind.source' }, ...namedUses, ...records];
}

/** The record kind of each source that finds records by name. */
const kindsBySource: ReadonlyMap<string, string> = new Map([
  [sectionQuery.source, 'section'],
  [menuQuery.source, 'menu'],
]);

/** The references in the props of blocks and their descendants, each once; without those of bindings. */
export function findPropReferences(blocks: readonly StoredBlock[]): Reference[] {
  return findReferences(propsOf(blocks));
}

function propsOf(blocks: readonly StoredBlock[]): unknown[] {
  return blocks.flatMap(({ props, slots }) => [props, ...propsOf(Object.values(slots ?? {}).flat())]);
}
