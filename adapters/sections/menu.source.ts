import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { MenusDocument, type MenusQuery } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { menuQuery } from '@/schemas/bindings/site-queries';
import type { MenuItem } from '@/schemas/menu';
import { type OfficeFoot, type PhoneNumbers, phoneNumbersSchema } from '@/schemas/office';
import { toAgentPhones } from '../agents/to-agent-phones';
import { toOfficeFoot } from '../offices/to-office-foot';
import { toPhones } from '../offices/to-phones';
import { toAgentLogin } from './to-agent-login';
import { toMenu } from './to-menu';
import { toPageEntries } from './to-page-entries';

export type Menu = {
  items: MenuItem[];
  /** The pages of the office or agent on whose pages the menu stands, of those that are to be shown in it; without what it leads to itself. */
  pages: MenuItem[];
  /** Where agents sign in; null on pages that are not an agent's. */
  agentLogin: string | null;
  /** How the office or agent is called on whose pages the menu stands; null elsewhere. */
  phones: PhoneNumbers | null;
  /** The network's number. */
  networkPhone: string | null;
  /** The office on whose pages it stands, or whose agent's; null elsewhere. */
  office: OfficeFoot | null;
};

/** A menu by name. A menu that is missing is an empty one, and what an odd office or agent should tell is left out: a header must not vanish with its links. */
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
    const ofPage = menus.office ?? menus.agent?.open_office;
    return {
      items,
      pages: toPageEntries(menus.pages ?? [], items),
      agentLogin: agent === undefined ? null : toAgentLogin(menus.header?.contents),
      phones: orNull(() => readPhones(menus, names)),
      networkPhone: names.phone ?? null,
      office: ofPage ? orNull(() => toOfficeFoot(ofPage, names)) : null,
    };
  },
});

function readPhones({ office, agent }: MenusQuery, names: Readonly<Record<string, string>>) {
  if (agent) return phoneNumbersSchema.parse(toAgentPhones(agent, names));
  return office ? phoneNumbersSchema.parse(toPhones(office, names)) : null;
}

function orNull<Told>(read: () => Told): Told | null {
  try {
    return read();
  } catch (fault) {
    console.warn(`[content] the header and the footer of an office or agent leave out: ${fault}`);
    return null;
  }
}
