import { defineSource } from '@/lib/engine/define-source';
import { MenusDocument, type MenusQuery } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { menuQuery } from '@/schemas/bindings/site-queries';
import type { MenuItem } from '@/schemas/menu';
import { type OfficeFooter, type PhoneNumbers, phoneNumbersSchema } from '@/schemas/office';
import { toAgentPhones } from '../agents/to-agent-phones';
import { toOfficeFooter } from '../offices/to-office-footer';
import { toPhones } from '../offices/to-phones';
import { toAgentLogin } from './to-agent-login';
import { toMenu } from './to-menu';
import { toPageEntries } from './to-page-entries';

export type Menu = {
  items: MenuItem[];
  /**
   * The pages of the office or agent of the current page that are marked for the menu, except those that the
   * menu already links to.
   */
  pages: MenuItem[];
  /** The URL at which agents sign in; null on pages that do not belong to an agent. */
  agentLogin: string | null;
  /** The phone numbers of the office or agent of the current page; null on other pages. */
  phones: PhoneNumbers | null;
  /** The phone number of the network. */
  networkPhone: string | null;
  /** The WhatsApp number of the network; null on pages of an office or agent. */
  whatsApp: string | null;
  /** The office of the current page, or the office of its agent; null on other pages. */
  office: OfficeFooter | null;
};

/**
 * A menu by name. A missing menu is empty, and invalid data of an office or agent is omitted, so that the
 * header keeps its links.
 */
export const menuSource = defineSource<typeof menuQuery, Menu>({
  query: menuQuery,
  read: async ({ name }, { locale, names, subjects }) => {
    const { office, agent } = subjects;
    const menus = await queryContent(MenusDocument, {
      locale,
      ...{ office: office ?? null, slug: office ?? '', inOffice: office !== undefined },
      ...{ agent: agent ?? null, agentSlug: agent ?? '', withAgent: agent !== undefined },
      withPages: office !== undefined || agent !== undefined,
    });
    const items = toMenu(menus, name) ?? [];
    const pageOffice = menus.office ?? menus.agent?.open_office;
    return {
      items,
      pages: toPageEntries(menus.pages ?? [], items),
      agentLogin: agent === undefined ? null : toAgentLogin(menus.header?.contents),
      phones: logAndReturnNull(() => readPhones(menus, names)),
      networkPhone: names.phone ?? null,
      whatsApp: office === undefined && agent === undefined ? (names.whatsApp ?? null) : null,
      office: pageOffice ? logAndReturnNull(() => toOfficeFooter(pageOffice, names)) : null,
    };
  },
});

function readPhones({ office, agent }: MenusQuery, names: Readonly<Record<string, string>>) {
  if (agent) return phoneNumbersSchema.parse(toAgentPhones(agent, names));
  return office ? phoneNumbersSchema.parse(toPhones(office, names)) : null;
}

function logAndReturnNull<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch (error) {
    console.warn(`[content] header and footer omit invalid data of an office or agent: ${error}`);
    return null;
  }
}
