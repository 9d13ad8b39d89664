import type { Supply } from '@/lib/engine/bindings';
import type { Menu } from './menu.source';

/** More entries than this do not fit; the menu's order says which matter. */
const mostItems = 8;

export function menuToSiteHeader({ items, pages, agentLogin }: Menu): Supply<'items' | 'agentLogin'> {
  return { props: { items: [...items, ...pages].slice(0, mostItems), agentLogin } };
}
