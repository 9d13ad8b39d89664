import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { listAt, type OpenDocument, type ParentSlot } from '@/lib/document/operations/open-document';
import { type BlockName, blockNameFrom, blockTitleFrom } from '@/lib/engine/block-name';
import { pathLabel } from '@/lib/engine/path-label';

/** @param own stored value of the block, valid or not */
export const blockNameOf = (own: unknown): BlockName => blockNameFrom(own, registry);

/** In one line, for example `Hero, Sell your business well`. */
export const blockTitleOf = (own: unknown): string => blockTitleFrom(own, registry);

/**
 * Message of an issue after the label of its field, for example `Heading: Fill this in`; the message alone
 * for the whole block.
 */
export function formatIssueAt(own: unknown, path: string, message: string): string {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  return [pathLabel(path, definition), message].filter(Boolean).join(': ');
}

/** Label of a slot, as its block defines it. */
export function slotLabelOf(own: unknown, slot: string): string {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  return definition?.slots[slot]?.label ?? slot;
}

/** Whether visitors see the blocks in a slot, with the current props of its block. */
export function isSlotVisible(own: unknown, slot: string): boolean {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  const props = isNode(own) && isNode(own.props) ? own.props : {};
  return definition?.slots[slot]?.isRendered?.(props) ?? true;
}

/** Label of a slot, marked if visitors do not see its blocks. */
export const slotTitleOf = (own: unknown, slot: string): string =>
  `${slotLabelOf(own, slot)}${isSlotVisible(own, slot) ? '' : ' · hidden from visitors'}`;

/**
 * Slots that a block offers with its current props, and other slots that contain blocks, in the order of the
 * definition.
 */
export function slotNamesOf(own: unknown, slots: ReadonlyMap<string, readonly string[]>): string[] {
  const definition = isNode(own) ? registry.get(String(own.type)) : undefined;
  const defined = isNode(own) && !isNode(own.bind) ? Object.keys(definition?.slots ?? {}) : [];
  const all = [...new Set([...defined, ...slots.keys()])];
  return all.filter((slot) => isSlotVisible(own, slot) || (slots.get(slot)?.length ?? 0) > 0);
}

/** Whether a block only arranges its nested blocks, for example columns. */
export function isLayoutOnly(own: unknown): boolean {
  const definition = isNode(own) && !isNode(own.bind) ? registry.get(String(own.type)) : undefined;
  return definition?.category === 'layout';
}

/** For example `position 2 of 5 on the page`; empty for a block that does not exist. */
export function describePlace(document: OpenDocument, id: string): string {
  const place = document.blocks.get(id)?.parentSlot;
  const list = (place && listAt(document, place)) ?? [];
  return place ? `position ${list.indexOf(id) + 1} of ${list.length} ${describeList(document, place)}` : '';
}

/** For example `on the page` or `in First column of Columns`. */
export function describeList({ blocks }: OpenDocument, { parent, slot }: ParentSlot): string {
  if (parent === null) return 'on the page';
  const own = blocks.get(parent)?.own;
  return `in ${slotLabelOf(own, slot)} of ${blockNameOf(own).label}`;
}

/** Titles of blocks by id; a duplicate title is followed by the place of the block. */
export function distinctTitles(document: OpenDocument, ids: readonly string[]): ReadonlyMap<string, string> {
  const titles = [...new Set(ids)].map((id) => [id, blockTitleOf(document.blocks.get(id)?.own)] as const);
  const isDuplicate = (title: string) => titles.filter(([, one]) => one === title).length > 1;
  return new Map(
    titles.map(([id, title]) => [
      id,
      isDuplicate(title) ? `${title} · ${describePlace(document, id)}` : title,
    ]),
  );
}
