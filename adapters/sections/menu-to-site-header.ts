import type { Supply } from '@/lib/engine/bindings';
import { noPhones } from '@/schemas/office';
import type { Menu } from './menu.source';

/** What finds no room in the bar stands in a list; with more than this, nobody finds anything in it. */
const mostItems = 40;

export function menuToSiteHeader({
  items,
  pages,
  agentLogin,
  phones,
  networkPhone,
}: Menu): Supply<'items' | 'agentLogin' | 'phones'> {
  return {
    props: {
      items: [...items, ...pages].slice(0, mostItems),
      agentLogin,
      phones: phones ?? { ...noPhones, fallback: networkPhone },
    },
  };
}
