import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { MenusDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { menuQuery } from '@/schemas/bindings/site-queries';
import type { MenuItem } from '@/schemas/menu';
import { toMenu } from './to-menu';

/** A menu by name. A menu that is missing is an empty one: a header must not vanish with its links. */
export const menuSource = defineSource<typeof menuQuery, MenuItem[]>({
  query: menuQuery,
  read: async ({ name }, { locale, subjects: { office } }) => {
    const menus = await queryContent(MenusDocument, {
      locale,
      office: office ?? null,
      inOffice: office !== undefined,
    });
    return toMenu(menus, name) ?? [];
  },
});
