import { menuQuery, sectionQuery } from '@/schemas/bindings/site-queries';
import type { Reference } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';
import { findFiles } from './find-files';
import { findReferences } from './find-references';
import { isNode, type StoredNode, walkNodes } from './nodes';

/**
 * One use of a record in stored content. Sections, menus and the files of pictures in formatted texts are named,
 * bindings known by their source; all others have an id.
 */
export type BlockReference = { blockId: string; kind: string; record: string };

/**
 * Everything that nodes and the nodes in them refer to: pictures, links, files, their bindings, and the records those name.
 * Of nodes that cannot be read whatever has the shape of a reference, wherever in them it stands.
 */
export function referencesOf(nodes: readonly unknown[]): BlockReference[] {
  return [...walkNodes(nodes)].flatMap(({ node, path }) => {
    const blockId = isNode(node) && typeof node.id === 'string' && node.id !== '' ? node.id : `#${path}`;
    const { bind, ...rest } = isNode(node) ? withoutInner(node) : { bind: undefined, node };
    const found = [...recordsIn(Object.values(rest)), ...filesIn(rest), ...boundRecords(bind)];
    return found.map((one) => ({ blockId, ...one }));
  });
}

/** The node without the nodes that the walk comes to by itself. */
function withoutInner(node: StoredNode): StoredNode {
  if (!isNode(node.slots)) return node;
  return { ...node, slots: Object.values(node.slots).filter((inner) => !Array.isArray(inner)) };
}

const recordsIn = (content: unknown) =>
  findReferences(content).map(({ kind, id }) => ({ kind, record: String(id) }));

const filesIn = (content: unknown) =>
  findFiles(JSON.stringify(content) ?? '').map((record) => ({ kind: 'file', record }));

function boundRecords(bind: unknown): { kind: string; record: string }[] {
  if (!isNode(bind)) return recordsIn(bind);
  const { source, query, ...rest } = bind;
  // What a source is asked is no reference, though it may look like one; what it is asked by is.
  const records = recordsIn([Object.values(rest), isNode(query) ? Object.values(query) : query]);
  if (typeof source !== 'string') return records;
  const name = isNode(query) ? query.name : undefined;
  const kind = kindOfNamed.get(source);
  const named = kind && typeof name === 'string' ? [{ kind, record: name }] : [];
  return [{ kind: 'binding', record: source }, ...named, ...records];
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
