import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findSections } from '@/lib/backend/contract/reads/menus-and-sections';
import { parseLocale } from '@/lib/backend/contract/resolvers/parse-locale';
import { toContractContents } from '@/lib/backend/platform/contents/read-contents';
import { relationId } from '@/lib/backend/relation-id';
import { visibleNodes } from '@/lib/document/visible-nodes';
import { contactSection } from '@/schemas/page';

/** Website sections: an office's own section overrides the network's of the same name. */
export const sections: Resolvers = {
  Query: {
    websiteSection: async (_root, { name, locale, tribe_slug }, context) => {
      const [section] = await findSections(context, parseLocale(locale), { name, tribeSlug: tribe_slug });
      return section ?? null;
    },
    contactContent: async (_root, { locale, tribe_slug }, context) => {
      const options = { name: contactSection, tribeSlug: tribe_slug };
      const [section] = await findSections(context, parseLocale(locale), options);
      return toContractContents(section?.contents);
    },
    customComponents: (_root, { locale, tribe_slug }, context) =>
      findSections(context, parseLocale(locale), { tribeSlug: tribe_slug }),
  },
  WebsiteSection: {
    contents: ({ contents }) => toContractContents(contents),
    blocks: ({ blocks }) => visibleNodes(blocks ?? []),
  },
  CustomComponent: {
    contents: ({ contents }) => toContractContents(contents),
  },
};

export const contents: Resolvers = {
  Content: {
    media_collection: ({ media }) =>
      (media ?? []).flatMap((relation) => {
        const id = relationId(relation);
        return id === null ? [] : [{ media: id }];
      }),
  },
};
