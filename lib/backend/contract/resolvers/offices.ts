import type { ContractContext } from '@/lib/backend/contract/context';
import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findOffice } from '@/lib/backend/contract/reads/find-office';
import { findOffices } from '@/lib/backend/contract/reads/find-offices';
import { readListLimit } from '@/lib/backend/contract/reads/read-list-limit';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-region';
import { readOpeningHours } from '@/lib/backend/contract/resolvers/opening-hours';
import type { Office } from '@/lib/backend/payload-types';

/** By the name of the region; those of one region stay in their order. */
async function sortByState({ loaders }: ContractContext, found: readonly Office[]): Promise<Office[]> {
  const placed = await Promise.all(
    found.map(async (office) => ({ office, state: (await loadRegion(loaders, office.region)).name })),
  );
  return placed.sort((a, b) => a.state.localeCompare(b.state, 'en')).map(({ office }) => office);
}

/** The queries about offices; an office's fields are in `office.ts` and `office-pin.ts`. */
export const offices: Resolvers = {
  Query: {
    office: (_root, { slug, status }, context) => findOffice(context, slug, [status ?? 'Active']),
    offices: async (_root, { type, order, state_slug, limit }, context) => {
      const most = readListLimit(limit, 'Query.offices');
      const isByState = order === 'state_asc';
      const found = await findOffices(context, {
        type,
        stateSlug: state_slug,
        sort: order === 'name_desc' ? '-name' : 'name',
        ...(!isByState && { limit: most }),
      });
      return isByState ? (await sortByState(context, found)).slice(0, most) : found;
    },
    officePins: async (_root, { type, state_slug, limit }, context) => {
      const most = readListLimit(limit, 'Query.officePins');
      const found = await findOffices(context, { type, stateSlug: state_slug, limit: most });
      return found.map((office) => ({ office, distance: null }));
    },
    licence: async (_root, { tribe_slug }, context) => {
      const office = await findOffice(context, tribe_slug);
      return (
        office && { broker_lic: office.broker_lic ?? null, broker_of_record: office.broker_of_record ?? null }
      );
    },
    openingHours: async (_root, { tribe_slug }, context) => {
      const office = await findOffice(context, tribe_slug);
      return office && readOpeningHours(office);
    },
  },
};
