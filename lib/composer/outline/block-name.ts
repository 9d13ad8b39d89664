import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import { listAt, type OpenDocument, type ParentSlot } from '@/lib/document/operations/open-document';
import { type BlockName, blockNameFrom, blockTitleFrom } from '@/lib/engine/block-name';
import { pathLabel } from '@/lib/engine/path-label';

/** @param node stored value of the block, valid or not */
export const blockNameOf = (node: unknown): BlockName => blockNameFrom(node, registry);

/** In one line, for example `Hero, Sell your business well`. */
export const blockTitleOf = (node: unknown): string => blockTitleFrom(node, registry);

/**
 * Message of an issue after the label of its field, for example `Heading: Fill this in`; the message alone
 * for the whole block.
 */
export function formatIssueAt(node: unknown, path: string, message: string): string {
  const definition = isNode(node) ? registry.get(String(node.type)) : undefined;
  return [pathLabel(path, definition), message].filter(Boolean).join(': ');
}

/** Label of a slot, as its block defines it. */
export function slotLabelOf(node: unknown, slot: string): string {
  const definition = isNode(node) ? registry.get(String(node.type)) : undefined;
  return definition?.slots[slot]?.label ?? slot;
}

/** Whether visitors see the blocks in a slot, with the current props of its block. */
export function isSlotVisible(node: unknown, slot: string): boolean {
  const definition = isNode(node) ? registry.get(String(node.type)) : undefined;
  const props = isNode(node) && isNode(node.props) ? node.props : {};
  return definition?.slots[slot]?.isRendered?.(props) ?? true;
}

/** Label of a slot, marked if visitors do not see its blocks. */
export const slotTitleOf = (node: unknown, slot: string): string =>
  `${slotLabelOf(node, slot)}${isSlotVisible(node, slot) ? '' : ' · hidden from visitors'}`;

/**
 * Slots that a block offers with its current props, and other slots that contain blocks, in the order of the
 * definition.
 */
export function slotNamesOf(node: unknown, slots: ReadonlyMap<string, readonly string[]>): string[] {
  const definition = isNode(node) ? registry.get(String(node.type)) : undefined;
  const defined = isNode(node) && !isNode(node.bind) ? Object.keys(definition?.slots ?? {}) : [];
  const all = [...new Set([...defined, ...slots.keys()])];
  return all.filter((slot) => isSlotVisible(node, slot) || (slots.get(slot)?.length ?? 0) > 0);
}

/** Whether a block only arranges its nested blocks, for example columns. */
export function isLayoutOnly(node: unknown): boolean {
  const definition = isNode(node) && !isNode(node.bind) ? registry.get(String(node.type)) : undefined;
  return definition?.category === 'layout';
}

/** For example `position 2 of 5 on the page`; empty for a block that does not exist. */
export function describePlace(document: OpenDocument, id: string): string {
  const parentSlot = document.blocks.get(id)?.parentSlot;
  const list = (parentSlot && listAt(document, parentSlot)) ?? [];
  return parentSlot
    ? `position ${list.indexOf(id) + 1} of ${list.length} ${describeList(document, parentSlot)}`
    : '';
}

/** For example `on the page` or `in First column of Columns`. */
export function describeList({ blocks }: OpenDocument, { parent, slot }: ParentSlot): string {
  if (parent === null) return 'on the page';
  const node = blocks.get(parent)?.node;
  return `in ${slotLabelOf(node, slot)} of ${blockNameOf(node).label}`;
}

/** Titles of blocks by id; a duplicate title is followed by the place of the block. */
export function distinctTitles(document: OpenDocument, ids: readonly string[]): ReadonlyMap<string, string> {
  const titles = [...new Set(ids)].map((id) => [id, blockTitleOf(document.blocks.get(id)?.node)] as const);
  const isDuplicate = (title: string) => titles.filter(([, otherTitle]) => otherTitle === title).length > 1;
  return new Map(
    titles.map(([id, title]) => [
      id,
      isDuplicate(title) ? `${title} · ${describePlace(document, id)}` : title,
    ]),
  );
}
