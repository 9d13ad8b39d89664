import type { MenuPartsFragment, MenusQuery } from '@/lib/graphql/generated/operations';
import { type MenuItem, menuItemSchema } from '@/schemas/menu';
import { parseEach } from '../parse-each';

/** The office's own menu of this name, else the network's; null when neither has it. */
export function toMenu({ own, network }: MenusQuery, name: string): MenuItem[] | null {
  const named = (menus: MenuPartsFragment[] | undefined) => menus?.find((menu) => menu.name === name);
  const menu = named(own) ?? named(network);
  return menu ? parseEach(menuItemSchema, menu.items, `menu ${name}`) : null;
}
