import type { MenuItem } from '@/schemas/menu';
import { lineWidth } from './line-width';

/** A menu item and the breakpoint from which it is in the bar; with null it is always under "More". */
export type FittedItem = { item: MenuItem; from: 'lg' | 'xl' | null };

/**
 * The width of the header row in pixels at the narrowest width of each breakpoint; `fixed` is everything
 * except logo, items, account link and actions.
 */
const rows = {
  lg: { width: 947, fixed: 172 + 48 + 2 * 16, type: 14, gap: 16, accountIcon: 0 },
  xl: { width: 1189, fixed: 188 + 101 + 2 * 32, type: 15, gap: 24, accountIcon: 24 },
} as const;
type Row = (typeof rows)[keyof typeof rows];
const CHEVRON_WIDTH_PX = 20;
const MIN_ACCOUNT_WIDTH_PX = 64;
const ACCOUNT_GAP_PX = 12;
const action = { type: 15, padding: 42 };

/** The other content of the row. */
type RowContent = {
  actions: readonly string[];
  /** The label of the submenu for the remaining items. */
  more: string;
  /** The lines of the account link. */
  account: readonly string[];
  /** The width of the logo in pixels. */
  logo: number;
};

/**
 * Determines which menu items fit in one row next to the other content, by breakpoint. The same HTML is
 * served for every screen and no script measures it, so the widths are estimated.
 */
export function fitMenuItems(items: readonly MenuItem[], content: RowContent): readonly FittedItem[] {
  const fittingCount = {
    lg: countFitting(items, content, rows.lg),
    xl: countFitting(items, content, rows.xl),
  };
  return items.map((item, index) => ({
    item,
    from: index < fittingCount.lg ? 'lg' : index < fittingCount.xl ? 'xl' : null,
  }));
}

function countFitting(items: readonly MenuItem[], content: RowContent, row: Row): number {
  const { actions, more, logo } = content;
  const accountWidth =
    ACCOUNT_GAP_PX +
    Math.max(
      MIN_ACCOUNT_WIDTH_PX,
      ...content.account.map((line) => row.accountIcon + lineWidth(line, row.type)),
    );
  const actionsWidth = actions.reduce((sum, item) => sum + lineWidth(item, action.type) + action.padding, 0);
  const availableWidth = row.width - row.fixed - logo - accountWidth - actionsWidth;
  const ends = items.map((_, index) => widthOf(items.slice(0, index + 1), row));
  if ((ends.at(-1) ?? 0) <= availableWidth) return items.length;
  const widthWithMore = availableWidth - row.gap - CHEVRON_WIDTH_PX - lineWidth(more, row.type);
  return ends.filter((end) => end <= widthWithMore).length;
}

function widthOf(menuItems: readonly MenuItem[], { type, gap }: Row): number {
  const widths = menuItems.map(
    ({ label, items: children }) => lineWidth(label, type) + (children.length > 0 ? CHEVRON_WIDTH_PX : 0),
  );
  return widths.reduce((sum, width) => sum + width, 0) + gap * (menuItems.length - 1);
}
