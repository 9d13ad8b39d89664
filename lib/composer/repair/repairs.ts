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
export function createRepair(document: OpenDocument, key: string, repaired: StoredNode): Repair {
  if (!hasNoUniqueId(key)) return { operations: [{ kind: 'replace', id: key, own: repaired }], key };
  const node = withNewIds(repaired);
  return {
    operations: [
      { kind: 'insert', node, at: positionAfter(document, key) },
      { kind: 'remove', id: key },
    ],
    key: isNode(node) ? String(node.id) : key,
  };
}

/** Props that the type of the block does not define; no form shows them. */
export function unknownProps(node: StoredNode): string[] {
  const block = registry.get(String(node.type));
  const definedProps = new Set([...(block?.authored ?? []), ...(block?.supplied ?? [])]);
  return block && isNode(node.props) ? Object.keys(node.props).filter((name) => !definedProps.has(name)) : [];
}

/** The block without its unknown props. */
export function withoutUnknownProps(node: StoredNode): StoredNode {
  const unknownNames = new Set(unknownProps(node));
  const props = Object.entries(isNode(node.props) ? node.props : {}).filter(
    ([name]) => !unknownNames.has(name),
  );
  return { ...node, props: Object.fromEntries(props) };
}

/**
 * The block with the current version of its type. Validation then reports each field that does not match.
 */
export const withCurrentVersion = (node: StoredNode): StoredNode => ({
  ...node,
  version: registry.get(String(node.type))?.version ?? 0,
});

/** Types that can replace an unknown one, the most similar names first. */
export function replacementsFor(node: StoredNode, mayInsert: (type: string) => boolean): string[] {
  const types = registry.types.filter((type) => registry.get(type)?.category !== 'frame' && mayInsert(type));
  const likely = nearestNames(String(node.type), types);
  return [...new Set([...likely, ...types])];
}

/**
 * Converts a block to another type with the starter content of that type. Texts are kept if both types have
 * a field of the same name; slots, visibility and a compatible binding are kept as well.
 */
export async function convertToType(node: StoredNode, type: string): Promise<StoredNode | null> {
  const block = registry.get(type);
  if (!block) return null;
  const example = await starterBlock(block);
  const before = isNode(node.props) ? node.props : {};
  const preservedTexts = Object.entries(before).filter(
    ([name, value]) =>
      block.authored.includes(name) && typeof value === 'string' && typeof example.props[name] === 'string',
  );
  const { slots: _slots, ...rest } = example;
  const slots = slotsOf(node);
  const isBound = bindingsOf(bindingEntries, type).some(
    ({ query }) => isNode(node.bind) && query.source === node.bind.source,
  );
  return {
    ...rest,
    id: node.id,
    props: { ...example.props, ...Object.fromEntries(preservedTexts) },
    ...(isBound && { bind: node.bind }),
    ...(node.hidden !== undefined && { hidden: node.hidden }),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
  };
}
