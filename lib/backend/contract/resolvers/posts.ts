import type { Where } from 'payload';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findBySlug, findOwnerCondition } from '@/lib/backend/contract/reads/owners';
import { pageTotals } from '@/lib/backend/contract/reads/paging';
import { findDocumentPage } from '@/lib/backend/contract/reads/public-documents';
import { loadOfficePin, loadPicture, loadRegion } from '@/lib/backend/contract/resolvers/load-relations';
import { parseLocale } from '@/lib/backend/contract/resolvers/parse-locale';
import { agentSlugOf } from '@/lib/backend/contract/resolvers/person-fields';
import { relationId } from '@/lib/backend/relation-id';

export const posts: Resolvers = {
  Query: {
    post: (_root, { slug, locale }, context) => findBySlug(context, 'posts', slug, parseLocale(locale)),
    posts: async (_root, { locale, tribe_slug, category, exclude, page, limit }, context) => {
      const owners = await findOwnerCondition(context, { office: tribe_slug });
      const filters: Where = {
        ...(category && { category: { equals: category } }),
        ...(exclude && { slug: { not_equals: exclude } }),
      };
      return findDocumentPage(context, 'posts', {
        where: owners && { ...owners, ...filters },
        sort: ['-published_at', 'id'],
        paging: { page: page ?? 1, limit: limit ?? 12 },
        locale: parseLocale(locale),
      });
    },
  },
  PostPage: pageTotals,
  Post: {
    image: ({ image }, _args, { loaders }) => loadPicture(loaders, image),
    author: async ({ author }, _args, { loaders }) => {
      const id = relationId(author);
      const person = id === null ? null : await loaders.person.load(id);
      return person && agentSlugOf(person) ? person : null;
    },
    tribe_slug: async ({ office }, _args, { loaders }) =>
      (await loadOfficePin(loaders, office))?.office.slug ?? null,
    tribe_state_slug: async ({ office }, _args, { loaders }) => {
      const pin = await loadOfficePin(loaders, office);
      return pin && (await loadRegion(loaders, pin.office.region)).slug;
    },
    updated_at: ({ updatedAt }) => updatedAt,
    // Reading both fields records them as dependencies of the result.
    locales: ({ id, title, body }, _args, { loaders }) =>
      title || body ? loaders.localesOfPost.load(id) : [],
    reading_minutes: ({ reading_minutes }) => reading_minutes ?? 1,
  },
};
