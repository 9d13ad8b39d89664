import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { type BlockName, nameBlock, titleBlock } from '@/lib/engine/name-block';
import { namePlace } from '@/lib/engine/name-place';

/** @param own what is stored of a block, whatever it is. */
export const blockNameOf = (own: unknown): BlockName => nameBlock(own, registry);

/** In one line, as `Hero, Sell your business well`. */
export const blockTitleOf = (own: unknown): string => titleBlock(own, registry);

/** What a fault says of a place in it, as `Heading: Fill this in`; of the block as a whole the sentence alone. */
export function tellAtPlace(own: unknown, path: string, message: string): string {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  return [namePlace(path, definition), message].filter(Boolean).join(': ');
}

/** What a slot is called on the block it belongs to. */
export function slotLabelOf(own: unknown, slot: string): string {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  return definition?.slots[slot]?.label ?? slot;
}

/** Whether visitors see what stands in a slot, as its block is set. */
export function isSlotShown(own: unknown, slot: string): boolean {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  const props = isNode(own) && isNode(own.props) ? own.props : {};
  return definition?.slots[slot]?.isShown?.(props) ?? true;
}

/** What a slot is called, with whether visitors see what stands in it. */
export const slotTitleOf = (own: unknown, slot: string): string =>
  `${slotLabelOf(own, slot)}${isSlotShown(own, slot) ? '' : ' · visitors do not see it'}`;

/** The slots a block can have as it is set, and those in which something stands, in the order in which its definition names them. */
export function slotNamesOf(own: unknown, slots: ReadonlyMap<string, readonly string[]>): string[] {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  const named = isNode(own) && !isNode(own.bind) ? Object.keys(definition?.slots ?? {}) : [];
  const all = [...new Set([...named, ...slots.keys()])];
  return all.filter((slot) => isSlotShown(own, slot) || (slots.get(slot)?.length ?? 0) > 0);
}

/** Whether visitors see of a block only what stands in it, as of columns. */
export function isLayoutOnly(own: unknown): boolean {
  const definition = isNode(own) && !isNode(own.bind) ? registry.get(String(own.type)) : undefined;
  return definition?.category === 'layout';
}
