import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { MenusDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { MenuItem } from '@/schemas/menu';
import { recordTag } from '@/schemas/renewal-tags';
import { toMenu } from './to-menu';

const querySchema = z.strictObject({ name: z.string().min(1).max(80) });
type Query = z.infer<typeof querySchema>;

/** A menu by name. A menu that is missing is an empty one: a header must not vanish with its links. */
export const menuSource: Source<'menu', Query, MenuItem[]> = {
  name: 'menu',
  query: querySchema,
  tags: ({ name }) => [recordTag('menus', name)],
  read: async ({ name }, { locale, office }) => {
    const menus = await queryContent(MenusDocument, {
      locale,
      office: office ?? null,
      inOffice: office !== undefined,
    });
    return toMenu(menus, name) ?? [];
  },
};
