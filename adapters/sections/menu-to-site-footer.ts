import type { Supply } from '@/lib/engine/bindings';
import type { Menu } from './menu.source';

/** Columns that fit; the menu's order says which matter. */
const mostColumns = 6;

export function menuToSiteFooter({ items, phones, office }: Menu): Supply<'items' | 'phones' | 'office'> {
  return { props: { items: items.slice(0, mostColumns), phones, office } };
}
