import type { Supply } from '@/lib/engine/bindings';
import type { MenuItem } from '@/schemas/menu';

/** Columns that fit; the menu's order says which matter. */
const mostColumns = 6;

export function menuToSiteFooter(items: MenuItem[]): Supply<'items'> {
  return { props: { items: items.slice(0, mostColumns) } };
}
