import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import type { Loaders } from '@/lib/backend/contract/loaders';
import { findMenus } from '@/lib/backend/contract/reads/menus-and-sections';
import { findOfficeId } from '@/lib/backend/contract/reads/offices';
import { type LinkedKind, loadRecordPath } from '@/lib/backend/contract/resolvers/load-record-path';
import { parseLocale } from '@/lib/backend/contract/resolvers/parse-locale';
import type { MenuItemSource } from '@/lib/backend/contract/sources';
import { type Relation, relationId } from '@/lib/backend/relation-id';

/** A menu entry as stored in the CMS. `link_type` names the field with the link target. */
type MenuEntry = { [Kind in LinkedKind]?: Relation } & {
  label: string;
  link_type: LinkedKind | 'url';
  url?: string | null;
  children?: MenuEntry[] | null;
};

/**
 * The entries with a link target. An entry whose record is not public is omitted, unless it has child
 * entries: then it links to the first of them.
 */
async function loadMenuItems(
  loaders: Loaders,
  entries: readonly MenuEntry[] | null | undefined,
): Promise<MenuItemSource[]> {
  const itemLists = (entries ?? []).map(async (entry): Promise<MenuItemSource[]> => {
    const items = await loadMenuItems(loaders, entry.children);
    const href = (await loadHref(loaders, entry)) ?? items[0]?.href;
    return href ? [{ label: entry.label, href, items }] : [];
  });
  return (await Promise.all(itemLists)).flat();
}

async function loadHref(loaders: Loaders, entry: MenuEntry): Promise<string | null> {
  if (entry.link_type === 'url') return entry.url ?? null;
  const id = relationId(entry[entry.link_type]);
  return id === null ? null : loadRecordPath(loaders, entry.link_type, id);
}

export const menus: Resolvers = {
  Query: {
    officeMenus: async (_root, { tribe_slug, locale }, context) => {
      const parsedLocale = parseLocale(locale);
      const office = await findOfficeId(context, tribe_slug);
      const [menuList] = await findMenus(context, [office], 'Query.officeMenus', parsedLocale);
      return menuList ?? [];
    },
  },
  Menu: {
    items: ({ items }, _args, { loaders }) => loadMenuItems(loaders, items),
  },
};
