import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { MenusDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { menuQuery } from '@/schemas/bindings/site-queries';
import type { MenuItem } from '@/schemas/menu';
import { type PhoneNumbers, phoneNumbersSchema } from '@/schemas/office';
import { toPhones } from '../offices/to-phones';
import { toAgentLogin } from './to-agent-login';
import { toMenu } from './to-menu';

export type Menu = {
  items: MenuItem[];
  /** Where agents sign in; null on pages that are not an agent's. */
  agentLogin: string | null;
  /** How the office is called on whose pages the menu stands; null elsewhere. */
  phones: PhoneNumbers | null;
};

/** A menu by name. A menu that is missing is an empty one: a header must not vanish with its links. */
export const menuSource = defineSource<typeof menuQuery, Menu>({
  query: menuQuery,
  read: async ({ name }, { locale, names, subjects: { office, agent } }) => {
    const menus = await queryContent(MenusDocument, {
      locale,
      office: office ?? null,
      slug: office ?? '',
      inOffice: office !== undefined,
      withAgent: agent !== undefined,
    });
    const agentLogin = agent === undefined ? null : toAgentLogin(menus.header?.contents);
    const phones = menus.office ? phoneNumbersSchema.parse(toPhones(menus.office, names)) : null;
    return { items: toMenu(menus, name) ?? [], agentLogin, phones };
  },
});
