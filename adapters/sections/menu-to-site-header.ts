import type { Supply } from '@/lib/engine/bindings';
import { noPhones } from '@/schemas/office';
import type { Menu } from './menu.source';

/**
 * The maximum number of menu items. Items that do not fit in the bar move to a list, which would become too
 * long to search.
 */
const MAX_ITEMS = 40;

export function menuToSiteHeader({
  items,
  pages,
  agentLogin,
  phones,
  networkPhone,
  whatsApp,
}: Menu): Supply<'items' | 'agentLogin' | 'phones' | 'whatsApp'> {
  return {
    props: {
      items: [...items, ...pages].slice(0, MAX_ITEMS),
      agentLogin,
      whatsApp,
      phones: phones ?? { ...noPhones, fallback: networkPhone },
    },
  };
}
