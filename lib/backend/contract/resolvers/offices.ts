import type { OpeningHours, Resolvers } from '@/lib/backend/contract/generated/resolvers';
import {
  findOffice,
  findOfficePins,
  findOffices,
  findOfficesByState,
} from '@/lib/backend/contract/reads/offices';
import { readCompleteList } from '@/lib/backend/contract/reads/paging';
import { loadPicture, loadRegion } from '@/lib/backend/contract/resolvers/load-relations';
import type { Office } from '@/lib/backend/payload-types';
import { readDaysOff } from '@/schemas/days-off';

/** The opening hours of an office in the form of the contract. */
function toOpeningHours({ opening_hours: hours }: Office): OpeningHours {
  return {
    show_opening_hours: hours?.show_opening_hours ?? false,
    tribe_opening_hours: (hours?.tribe_opening_hours ?? []).map(({ day, opens, closes }) => ({
      day,
      opens: opens ?? null,
      closes: closes ?? null,
    })),
    opening_hours_message: hours?.opening_hours_message ?? null,
    days_off: readDaysOff(hours?.days_off),
  };
}

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

/** The fields of an office on a map. */
export const officePinFields: Resolvers = {
  OfficePin: {
    slug: ({ office }) => office.slug,
    name: ({ office }) => office.name,
    state: async ({ office }, _args, { loaders }) => (await loadRegion(loaders, office.region)).name,
    state_slug: async ({ office }, _args, { loaders }) => (await loadRegion(loaders, office.region)).slug,
    locality: ({ office }) => office.locality,
    address_1: ({ office }) => office.address_1 ?? null,
    postal_code: ({ office }) => office.postal_code ?? null,
    main_telephone: ({ office }) => office.main_telephone ?? null,
    phone_extension: ({ office }) => office.phone_extension ?? null,
    organic_number: ({ office }) => office.organic_number ?? null,
    paid_number: ({ office }) => office.paid_number ?? null,
    telephone_url_triggers: ({ office }) =>
      (office.telephone_url_triggers ?? []).map(({ name, value, number }) => ({ name, value, number })),
    latitude: ({ office }) => office.latitude,
    longitude: ({ office }) => office.longitude,
    is_alternate_address: ({ office }) => office.is_alternate_address ?? false,
  },
};

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
