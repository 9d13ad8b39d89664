import { registry } from '@/blocks/registry';
import { isNode, type StoredNode, slotsOf } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { nearestNames } from '@/lib/engine/nearest-names';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { positionAfter, withNewIds } from '../editing/arrange';
import { starterBlock } from '../inserting/starter-block';

/** The operations that repair a block, and the key of the block afterwards. */
export type Repair = { operations: Operation[]; key: string };

/** Whether a block has no id, or the id of another block: operations cannot address it. */
export const hasNoUniqueId = (key: string): boolean => key.startsWith('~');

/**
 * Replaces a block by its repaired form. A block without a unique id gets a new one, because an operation on
 * its id would change another block.
 * @param key of the block in the open document
 */
export function createRepair(document: OpenDocument, key: string, own: StoredNode): Repair {
  if (!hasNoUniqueId(key)) return { operations: [{ kind: 'replace', id: key, own }], key };
  const node = withNewIds(own);
  return {
    operations: [
      { kind: 'insert', node, at: positionAfter(document, key) },
      { kind: 'remove', id: key },
    ],
    key: isNode(node) ? String(node.id) : key,
  };
}

/** Props that the type of the block does not define; no form shows them. */
export function unknownProps(own: StoredNode): string[] {
  const block = registry.get(String(own.type));
  const definedProps = new Set([...(block?.authored ?? []), ...(block?.supplied ?? [])]);
  return block && isNode(own.props) ? Object.keys(own.props).filter((name) => !definedProps.has(name)) : [];
}

/** The block without its unknown props. */
export function withoutUnknownProps(own: StoredNode): StoredNode {
  const unknownNames = new Set(unknownProps(own));
  const props = Object.entries(isNode(own.props) ? own.props : {}).filter(
    ([name]) => !unknownNames.has(name),
  );
  return { ...own, props: Object.fromEntries(props) };
}

/**
 * The block with the current version of its type. Validation then reports each field that does not match.
 */
export const withCurrentVersion = (own: StoredNode): StoredNode => ({
  ...own,
  version: registry.get(String(own.type))?.version ?? 0,
});

/** Types that can replace an unknown one, the most similar names first. */
export function replacementsFor(own: StoredNode, mayInsert: (type: string) => boolean): string[] {
  const types = registry.types.filter((type) => registry.get(type)?.category !== 'frame' && mayInsert(type));
  const likely = nearestNames(String(own.type), types);
  return [...new Set([...likely, ...types])];
}

/**
 * Converts a block to another type with the starter content of that type. Texts are kept if both types have
 * a field of the same name; slots, visibility and a compatible binding are kept as well.
 */
export async function convertToType(own: StoredNode, type: string): Promise<StoredNode | null> {
  const block = registry.get(type);
  if (!block) return null;
  const example = await starterBlock(block);
  const before = isNode(own.props) ? own.props : {};
  const preservedTexts = Object.entries(before).filter(
    ([name, value]) =>
      block.authored.includes(name) && typeof value === 'string' && typeof example.props[name] === 'string',
  );
  const { slots: _slots, ...rest } = example;
  const slots = slotsOf(own);
  const isBound = bindingsOf(bindingEntries, type).some(
    ({ query }) => isNode(own.bind) && query.source === own.bind.source,
  );
  return {
    ...rest,
    id: own.id,
    props: { ...example.props, ...Object.fromEntries(preservedTexts) },
    ...(isBound && { bind: own.bind }),
    ...(own.hidden !== undefined && { hidden: own.hidden }),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
  };
}
