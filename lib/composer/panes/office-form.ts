import type { BlockType } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';

/** At which field of an office's form stands what a block shows first of it; of other blocks it is where the form opens anyway. */
const firstShown: Readonly<Partial<Record<BlockType, string>>> = { 'office-hero': 'heading' };

/** The form of an office, at what the chosen block shows of it. */
export function officeForm(form: string, chosen: unknown): string {
  const shown = new Map(Object.entries(firstShown));
  const field = isNode(chosen) ? shown.get(String(chosen.type)) : undefined;
  return field ? `${form}?field=${field}` : form;
}
