import type { Supply } from '@/lib/engine/bindings';
import type { Menu } from './menu.source';

/** What finds no room in the bar stands in a list; with more than this, nobody finds anything in it. */
const mostItems = 40;

export function menuToSiteHeader({ items, pages, agentLogin }: Menu): Supply<'items' | 'agentLogin'> {
  return { props: { items: [...items, ...pages].slice(0, mostItems), agentLogin } };
}
