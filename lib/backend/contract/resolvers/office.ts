import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { loadPicture } from '@/lib/backend/contract/resolvers/load-relations';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-region';
import { toOpeningHours } from '@/lib/backend/contract/resolvers/opening-hours';

/** The fields of an office that are not columns of its document. */
export const officeFields: Resolvers = {
  Office: {
    state: async ({ region }, _args, { loaders }) => (await loadRegion(loaders, region)).name,
    state_slug: async ({ region }, _args, { loaders }) => (await loadRegion(loaders, region)).slug,
    state_abbreviated: async ({ region }, _args, { loaders }) =>
      (await loadRegion(loaders, region)).code.replace(/^[A-Z]+-/, ''),
    telephone_url_triggers: ({ telephone_url_triggers }) => telephone_url_triggers ?? [],
    is_alternate_address: ({ is_alternate_address }) => is_alternate_address ?? false,
    contents: ({ contents }) => contents ?? [],
    territories: ({ territories }) => territories ?? [],
    team_members: ({ id }, _args, { loaders }) => loaders.teamOfOffice.load(id),
    opening_hours: toOpeningHours,
    website_pages: ({ id }, _args, { loaders }) => loaders.pagesOfOffice.load(id),
    menus: ({ id }, _args, { loaders }) => loaders.menusOfOffice.load(id),
    image: ({ image }, _args, { loaders }) => loadPicture(loaders, image),
  },
};
