import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findOffice } from '@/lib/backend/contract/reads/find-office';
import { findOffices, findOfficesByState, findOfficePins } from '@/lib/backend/contract/reads/offices';
import { readCompleteList } from '@/lib/backend/contract/reads/read-whole';
import { toOpeningHours } from '@/lib/backend/contract/resolvers/opening-hours';

/** The queries for offices. */
export const officeQueries: Resolvers = {
  Query: {
    office: (_root, { slug, status }, context) => findOffice(context, slug, [status ?? 'Active']),
    offices: (_root, { type, order, state_slug, limit: requestedLimit }, context) =>
      readCompleteList(context, 'Query.offices', requestedLimit, (limit) => {
        const filter = { type, stateSlug: state_slug, limit };
        if (order === 'state_asc') return findOfficesByState(context, filter);
        return findOffices(context, filter, order === 'name_desc' ? '-name' : 'name');
      }),
    officePins: (_root, { type, state_slug, limit: requestedLimit }, context) =>
      readCompleteList(context, 'Query.officePins', requestedLimit, (limit) =>
        findOfficePins(context, { type, stateSlug: state_slug, limit }),
      ),
    licence: async (_root, { tribe_slug }, context) => {
      const office = await findOffice(context, tribe_slug);
      return (
        office && { broker_lic: office.broker_lic ?? null, broker_of_record: office.broker_of_record ?? null }
      );
    },
    openingHours: async (_root, { tribe_slug }, context) => {
      const office = await findOffice(context, tribe_slug);
      return office && toOpeningHours(office);
    },
  },
};
