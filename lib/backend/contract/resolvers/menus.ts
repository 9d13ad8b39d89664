import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findMenus } from '@/lib/backend/contract/reads/find-menus';
import { findOfficeId } from '@/lib/backend/contract/reads/find-office';
import { readLocale } from '@/lib/backend/contract/reads/read-locale';
import { loadMenuItems } from '@/lib/backend/contract/resolvers/load-menu-items';

export const menus: Resolvers = {
  Query: {
    officeMenus: async (_root, { tribe_slug, locale }, context) => {
      const read = readLocale(locale);
      const office = await findOfficeId(context, tribe_slug);
      const [found] = await findMenus(context, [office], 'Query.officeMenus', read);
      return found ?? [];
    },
  },
  Menu: {
    items: ({ items }, _args, { loaders }) => loadMenuItems(loaders, items),
  },
};
