import type { MenusQuery } from '@/lib/graphql/generated/operations';
import { type MenuItem, menuItemSchema } from '@/schemas/menu';
import { parseEach } from '../parse-each';

/** Pages as menu entries, without those that the menu already links to. */
export function toPageEntries(
  pages: NonNullable<MenusQuery['pages']>,
  items: readonly MenuItem[],
): MenuItem[] {
  const linkedPaths = new Set(items.flatMap((item) => [item, ...item.items]).map(({ href }) => href));
  const entries = pages.flatMap(({ menu_label, name, path }) =>
    path && !linkedPaths.has(path)
      ? [{ label: menu_label || name.slice(0, MAX_LABEL_LENGTH), href: path, items: [] }]
      : [],
  );
  return parseEach(menuItemSchema, entries, 'pages in the menu');
}

/** The maximum number of characters of an entry. The name of a page can be longer. */
const MAX_LABEL_LENGTH = 60;
