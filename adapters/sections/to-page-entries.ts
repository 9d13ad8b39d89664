import type { MenusQuery } from '@/lib/graphql/generated/operations';
import { type MenuItem, menuItemSchema } from '@/schemas/menu';
import { parseEach } from '../parse-each';

/** Pages as entries of a menu, without those that one of its entries leads to already. */
export function toPageEntries(
  pages: NonNullable<MenusQuery['pages']>,
  items: readonly MenuItem[],
): MenuItem[] {
  const known = new Set(items.flatMap((item) => [item, ...item.items]).map(({ href }) => href));
  const entries = pages.flatMap(({ menu_label, name, path }) =>
    path && !known.has(path) ? [{ label: menu_label || name.slice(0, longest), href: path, items: [] }] : [],
  );
  return parseEach(menuItemSchema, entries, 'pages in the menu');
}

/** Letters of an entry; a page's name may be longer. */
const longest = 60;
