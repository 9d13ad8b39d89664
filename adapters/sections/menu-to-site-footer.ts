import type { Supply } from '@/lib/engine/bindings';
import type { Menu } from './menu.source';

/** The maximum number of footer columns. The order of the menu decides which are displayed. */
const MAX_COLUMNS = 6;

export function menuToSiteFooter({ items, phones, office }: Menu): Supply<'items' | 'phones' | 'office'> {
  return { props: { items: items.slice(0, MAX_COLUMNS), phones, office } };
}
