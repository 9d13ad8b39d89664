import type { Supply } from '@/lib/engine/bindings';
import type { MenuItem } from '@/schemas/menu';

/** More entries than this do not fit; the menu's order says which matter. */
const mostItems = 8;

export function menuToSiteHeader(items: MenuItem[]): Supply<'items'> {
  return { props: { items: items.slice(0, mostItems) } };
}
