import type { MenuPartsFragment, MenusQuery } from '@/lib/graphql/generated/operations';
import { type MenuItem, menuItemSchema } from '@/schemas/menu';
import { parseEach } from '../parse-each';

/** The menu with this name of the office, or else of the network; null when neither has it. */
export function toMenu({ own, network }: MenusQuery, name: string): MenuItem[] | null {
  const findByName = (menus: MenuPartsFragment[] | undefined) => menus?.find((menu) => menu.name === name);
  const menu = findByName(own) ?? findByName(network);
  return menu ? parseEach(menuItemSchema, menu.items, `menu ${name}`) : null;
}
