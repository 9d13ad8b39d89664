import { toContract } from '@/lib/backend/contents/read-contents';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findSections } from '@/lib/backend/contract/reads/find-sections';
import { readLocale } from '@/lib/backend/contract/reads/read-locale';
import { shownNodes } from '@/lib/document/shown-nodes';
import { contactSection } from '@/schemas/page';

/** Website sections: an office's own wins over the network's of the same name. */
export const sections: Resolvers = {
  Query: {
    websiteSection: async (_root, { name, locale, tribe_slug }, context) => {
      const [section] = await findSections(context, readLocale(locale), { name, tribeSlug: tribe_slug });
      return section ?? null;
    },
    contactContent: async (_root, { locale, tribe_slug }, context) => {
      const options = { name: contactSection, tribeSlug: tribe_slug };
      const [section] = await findSections(context, readLocale(locale), options);
      return toContract(section?.contents);
    },
    customComponents: (_root, { locale, tribe_slug }, context) =>
      findSections(context, readLocale(locale), { tribeSlug: tribe_slug }),
  },
  WebsiteSection: {
    contents: ({ contents }) => toContract(contents),
    blocks: ({ blocks }) => shownNodes(blocks ?? []),
  },
  CustomComponent: {
    contents: ({ contents }) => toContract(contents),
  },
};
