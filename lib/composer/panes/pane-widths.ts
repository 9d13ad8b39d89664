import { z } from 'zod';

/** How wide the panes beside the page are, in px. */
export type PaneWidths = { left: number; right: number };

export const widthLimits = { left: [272, 480], right: [272, 560] } as const;
export const usualWidths: PaneWidths = { left: 304, right: 336 };

const key = 'composer-panes';
const width = ([least, most]: readonly [number, number]) => z.number().min(least).max(most);
const keptSchema = z.object({
  widths: z.object({ left: width(widthLimits.left), right: width(widthLimits.right) }),
  isLeftOpen: z.boolean(),
  isRightOpen: z.boolean(),
});
export type KeptPanes = z.infer<typeof keptSchema>;

/** As they were left in this browser; null where nothing is kept, or nothing can be. */
export function readPanes(): KeptPanes | null {
  try {
    return keptSchema.parse(JSON.parse(localStorage.getItem(key) ?? ''));
  } catch {
    return null;
  }
}

/** A browser that keeps nothing begins each time as usual. */
export function keepPanes(panes: KeptPanes): void {
  try {
    localStorage.setItem(key, JSON.stringify(panes));
  } catch {
    // Private windows refuse.
  }
}
