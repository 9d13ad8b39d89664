import type { OfficeOrder, Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { findOffice } from '@/lib/backend/contract/reads/find-office';
import { findOffices } from '@/lib/backend/contract/reads/find-offices';
import { readOpeningHours } from '@/lib/backend/contract/resolvers/opening-hours';

const orders: Record<OfficeOrder, string[]> = {
  name_asc: ['name'],
  name_desc: ['-name'],
  state_asc: ['region.name', 'name'],
};

/** The queries about offices; an office's fields are in `office.ts` and `office-pin.ts`. */
export const offices: Resolvers = {
  Query: {
    office: (_root, { slug, status }, { payload }) => findOffice(payload, slug, [status ?? 'Active']),
    offices: (_root, { type, order, state_slug }, { payload }) =>
      findOffices(payload, { type, stateSlug: state_slug, sort: orders[order ?? 'name_asc'] }),
    officePins: async (_root, { type }, { payload }) => {
      const found = await findOffices(payload, { type, sort: orders.name_asc });
      return found.map((office) => ({ office, distance: null }));
    },
    licence: async (_root, { tribe_slug }, { payload }) => {
      const office = await findOffice(payload, tribe_slug);
      return (
        office && { broker_lic: office.broker_lic ?? null, broker_of_record: office.broker_of_record ?? null }
      );
    },
    openingHours: async (_root, { tribe_slug }, { payload }) => {
      const office = await findOffice(payload, tribe_slug);
      return office && readOpeningHours(office);
    },
  },
};
