import type { MenuItem } from '@/schemas/menu';
import { lineWidth } from './line-width';

/** An entry of the navigation, and from which breakpoint it stands in the bar; else it is under "More". */
export type PlacedEntry = { item: MenuItem; from: 'lg' | 'xl' | null };

/** Pixels of the header's line at the narrowest of each breakpoint; `fixed` is all that is neither logo, entry nor action. */
const lines = {
  lg: { whole: 947, fixed: 172 + 48 + 2 * 16, type: 14, gap: 16 },
  xl: { whole: 1189, fixed: 188 + 101 + 2 * 32, type: 15, gap: 24 },
} as const;
type Line = (typeof lines)[keyof typeof lines];
const chevron = 20;
const action = { type: 15, room: 42 };

/** What stands beside the entries. */
type Beside = {
  actions: readonly string[];
  /** The words that lead to the other entries. */
  more: string;
  /** How wide the logo is, in pixels. */
  logo: number;
};

/**
 * Which entries find room beside the network's name and the rest, in one line, and from which breakpoint. A page is the same for every
 * screen and has no script for this, so the room is reckoned.
 */
export function placeEntries(items: readonly MenuItem[], beside: Beside): readonly PlacedEntry[] {
  const shown = {
    lg: countFitting(items, beside, lines.lg),
    xl: countFitting(items, beside, lines.xl),
  };
  return items.map((item, place) => ({
    item,
    from: place < shown.lg ? 'lg' : place < shown.xl ? 'xl' : null,
  }));
}

function countFitting(items: readonly MenuItem[], { actions, more, logo }: Beside, line: Line): number {
  const ofActions = actions.reduce((sum, one) => sum + lineWidth(one, action.type) + action.room, 0);
  const room = line.whole - line.fixed - logo - ofActions;
  const ends = items.map((_, place) => widthOf(items.slice(0, place + 1), line));
  if ((ends.at(-1) ?? 0) <= room) return items.length;
  const besideMore = room - line.gap - chevron - lineWidth(more, line.type);
  return ends.filter((end) => end <= besideMore).length;
}

function widthOf(items: readonly MenuItem[], { type, gap }: Line): number {
  const widths = items.map(
    ({ label, items: below }) => lineWidth(label, type) + (below.length > 0 ? chevron : 0),
  );
  return widths.reduce((sum, width) => sum + width, 0) + gap * (items.length - 1);
}
