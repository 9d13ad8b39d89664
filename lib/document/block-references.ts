import { menuQuery, sectionQuery } from '@/schemas/bindings/site-queries';
import type { Reference } from '@/schemas/reference';
import type { StoredBlock } from '@/schemas/stored-block';
import { findReferences } from './find-references';

/** One use of a record in stored content. Sections and menus are named, bindings known by their source; all others have an id. */
export type BlockReference = { blockId: string; kind: string; record: string };

/** Everything that blocks and the blocks in them refer to: pictures, links, their bindings, and the records those name. */
export function referencesOf(blocks: readonly StoredBlock[]): BlockReference[] {
  return blocks.flatMap((block) => {
    const inProps = findReferences(block.props).map(({ kind, id }) => ({ kind, record: String(id) }));
    const own = [...inProps, ...boundRecords(block)];
    return [
      ...own.map((one) => ({ blockId: block.id, ...one })),
      ...referencesOf(Object.values(block.slots ?? {}).flat()),
    ];
  });
}

function boundRecords({ bind }: StoredBlock): { kind: string; record: string }[] {
  if (!bind) return [];
  const records = findReferences(Object.values(bind.query)).map(({ kind, id }) => ({
    kind,
    record: String(id),
  }));
  const { name } = bind.query;
  const kind = kindOfNamed.get(bind.source);
  const named = kind && typeof name === 'string' ? [{ kind, record: name }] : [];
  return [{ kind: 'binding', record: bind.source }, ...named, ...records];
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
