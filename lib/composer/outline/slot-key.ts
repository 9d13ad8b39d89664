import { z } from 'zod';
import type { ParentSlot } from '@/lib/document/operations/open-document';

const slotKeyPrefix = '~slot ';
const partsSchema = z.tuple([z.string(), z.string()]);

/**
 * Key of a slot row. It differs from all block keys: the key of an unreadable block has a number after its
 * tilde.
 */
export const slotKey = (parent: string, slot: string): string => slotKeyPrefix + JSON.stringify([parent, slot]);

/** Place of a slot row; null for a block row. */
export function readSlotKey(key: string): ParentSlot | null {
  if (!key.startsWith(slotKeyPrefix)) return null;
  const [parent, slot] = partsSchema.parse(JSON.parse(key.slice(slotKeyPrefix.length)));
  return { parent, slot };
}
