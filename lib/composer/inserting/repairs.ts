import { registry } from '@/blocks/registry';
import { isNode, type StoredNode } from '@/lib/document/nodes';
import type { Operation } from '@/lib/document/operations/operation';
import { bindingsOf } from '@/lib/engine/bindings-of';
import { nearestNames } from '@/lib/engine/nearest-names';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { starterBlock } from './starter-block';

/** The props of a block that its type does not know: no form shows them. */
export function strangeProps(own: StoredNode): string[] {
  const block = registry.get(String(own.type));
  const known = new Set([...(block?.authored ?? []), ...(block?.supplied ?? [])]);
  return block && isNode(own.props) ? Object.keys(own.props).filter((name) => !known.has(name)) : [];
}

/** Takes away what the block's type does not know. */
export const withoutStrangeProps = (own: StoredNode): Operation[] =>
  strangeProps(own).map((name) => ({ kind: 'set', id: String(own.id), path: [name] }));

/** Reads the block as one of this release: what does not fit is told field by field then. */
export const asThisVersion = (own: StoredNode): Operation => ({
  kind: 'replace',
  id: String(own.id),
  own: { ...own, version: registry.get(String(own.type))?.version ?? 0 },
});

/** The types that may take the place of an unknown one: first those that are called much like it. */
export function replacementsFor(own: StoredNode, mayInsert: (type: string) => boolean): string[] {
  const types = registry.types.filter((type) => registry.get(type)?.category !== 'frame' && mayInsert(type));
  const likely = nearestNames(String(own.type), types);
  return [...new Set([...likely, ...types])];
}

/** Another block in the place of one, with its example, and of what was written all that the new one has a field of the same name for. */
export async function asAnotherType(own: StoredNode, type: string): Promise<Operation | null> {
  const block = registry.get(type);
  if (!block) return null;
  const example = await starterBlock(block);
  const before = isNode(own.props) ? own.props : {};
  const kept = Object.entries(before).filter(
    ([name, value]) =>
      block.authored.includes(name) && typeof value === 'string' && typeof example.props[name] === 'string',
  );
  const { slots: _slots, ...rest } = example;
  const isBound = bindingsOf(bindingEntries, type).some(
    ({ query }) => isNode(own.bind) && query.source === own.bind.source,
  );
  return {
    kind: 'replace',
    id: String(own.id),
    own: {
      ...rest,
      id: own.id,
      props: { ...example.props, ...Object.fromEntries(kept) },
      ...(isBound && { bind: own.bind }),
      ...(own.hidden !== undefined && { hidden: own.hidden }),
    },
  };
}
