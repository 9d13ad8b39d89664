import { registry } from '@/blocks/registry';
import { isNode, type StoredNode, slotsOf } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { nearestNames } from '@/lib/engine/nearest-names';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { placeBehind, withNewIds } from '../editing/arrange';
import { starterBlock } from './starter-block';

/** What is done to a block, and the key it has then. */
export type Repair = { operations: Operation[]; key: string };

/** Whether a block has no id, or one that another block has: nothing in it can be changed where it stands. */
export const isWithoutOwnId = (key: string): boolean => key.startsWith('~');

/**
 * Puts a block as it is mended in its own place. One without an id of its own gets one: by its id another block would be changed.
 * @param key of the block in the open document.
 */
export function putInPlace(document: OpenDocument, key: string, own: StoredNode): Repair {
  if (!isWithoutOwnId(key)) return { operations: [{ kind: 'replace', id: key, own }], key };
  const node = withNewIds(own);
  return {
    operations: [
      { kind: 'insert', node, at: placeBehind(document, key) },
      { kind: 'remove', id: key },
    ],
    key: isNode(node) ? String(node.id) : key,
  };
}

/** The props of a block that its type does not know: no form shows them. */
export function strangeProps(own: StoredNode): string[] {
  const block = registry.get(String(own.type));
  const known = new Set([...(block?.authored ?? []), ...(block?.supplied ?? [])]);
  return block && isNode(own.props) ? Object.keys(own.props).filter((name) => !known.has(name)) : [];
}

/** The block without what its type does not know. */
export function withoutStrangeProps(own: StoredNode): StoredNode {
  const strange = new Set(strangeProps(own));
  const props = Object.entries(isNode(own.props) ? own.props : {}).filter(([name]) => !strange.has(name));
  return { ...own, props: Object.fromEntries(props) };
}

/** The block as one of this release: what does not fit is told field by field then. */
export const asThisVersion = (own: StoredNode): StoredNode => ({
  ...own,
  version: registry.get(String(own.type))?.version ?? 0,
});

/** The types that may take the place of an unknown one: first those that are called much like it. */
export function replacementsFor(own: StoredNode, mayInsert: (type: string) => boolean): string[] {
  const types = registry.types.filter((type) => registry.get(type)?.category !== 'frame' && mayInsert(type));
  const likely = nearestNames(String(own.type), types);
  return [...new Set([...likely, ...types])];
}

/** Another block in the place of one, with its example, and of what was written all that the new one has a field of the same name for. */
export async function asAnotherType(own: StoredNode, type: string): Promise<StoredNode | null> {
  const block = registry.get(type);
  if (!block) return null;
  const example = await starterBlock(block);
  const before = isNode(own.props) ? own.props : {};
  const kept = Object.entries(before).filter(
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
    props: { ...example.props, ...Object.fromEntries(kept) },
    ...(isBound && { bind: own.bind }),
    ...(own.hidden !== undefined && { hidden: own.hidden }),
    ...(slots.length > 0 && { slots: Object.fromEntries(slots) }),
  };
}
