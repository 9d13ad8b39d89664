import { z } from 'zod';

/** Widths of the panes next to the page, in px. */
export type PaneWidths = { left: number; right: number };

export const widthLimits = { left: [272, 480], right: [272, 560] } as const;
export const defaultWidths: PaneWidths = { left: 304, right: 336 };

const storageKey = 'composer-panes';
const widthSchema = ([min, max]: readonly [number, number]) => z.number().min(min).max(max);
const storedPanesSchema = z.object({
  widths: z.object({ left: widthSchema(widthLimits.left), right: widthSchema(widthLimits.right) }),
  isLeftOpen: z.boolean(),
  isRightOpen: z.boolean(),
});
export type StoredPanes = z.infer<typeof storedPanesSchema>;

/** Layout that is stored in this browser; null if nothing is stored or the storage is unavailable. */
export function readStoredPanes(): StoredPanes | null {
  try {
    return storedPanesSchema.parse(JSON.parse(localStorage.getItem(storageKey) ?? ''));
  } catch {
    return null;
  }
}

/** Without storage, each visit starts with the default layout. */
export function storePanes(panes: StoredPanes): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(panes));
  } catch {
    // Private windows throw.
  }
}
