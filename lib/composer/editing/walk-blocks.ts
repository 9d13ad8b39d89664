import { listAt, type OpenDocument } from '@/lib/document/operations/open-document';

export type Step = 'next' | 'previous' | 'in' | 'out';

/** The block one step from another: `in` is the first that stands in it, `out` the one it stands in. Null where there is none. */
export function stepFrom(document: OpenDocument, id: string | null, step: Step): string | null {
  const block = id === null ? undefined : document.blocks.get(id);
  if (id === null || !block) return (step === 'previous' ? document.root.at(-1) : document.root[0]) ?? null;
  if (step === 'out') return block.place.parent;
  if (step === 'in') return [...block.slots.values()].flat()[0] ?? null;
  const list = listAt(document, block.place) ?? [];
  return list[list.indexOf(id) + (step === 'next' ? 1 : -1)] ?? null;
}

/** The block that is met next when one is gone: the one behind it, else the one before it, else the one around it. */
export const blockBeside = (document: OpenDocument, id: string): string | null =>
  stepFrom(document, id, 'next') ?? stepFrom(document, id, 'previous') ?? stepFrom(document, id, 'out');
