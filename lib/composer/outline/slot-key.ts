import { z } from 'zod';
import type { Place } from '@/lib/document/operations/open-document';

const mark = '~slot ';
const partsSchema = z.tuple([z.string(), z.string()]);

/** The key of a slot's row. No block has such a one: what cannot be read has a number behind its tilde. */
export const slotKey = (parent: string, slot: string): string => mark + JSON.stringify([parent, slot]);

/** The place that the row of a slot stands for; null for the row of a block. */
export function readSlotKey(key: string): Place | null {
  if (!key.startsWith(mark)) return null;
  const [parent, slot] = partsSchema.parse(JSON.parse(key.slice(mark.length)));
  return { parent, slot };
}
