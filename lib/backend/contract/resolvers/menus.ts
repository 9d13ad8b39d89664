import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findMenus } from '@/lib/backend/contract/reads/menus-and-sections';
import { findOfficeId } from '@/lib/backend/contract/reads/find-office';
import { parseLocale } from '@/lib/backend/contract/resolvers/parse-locale';
import { loadMenuItems } from '@/lib/backend/contract/resolvers/load-menu-items';

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
