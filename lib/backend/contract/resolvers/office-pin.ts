import type { Resolvers } from '@/lib/backend/contract/generated/resolvers';
import { loadRegion } from '@/lib/backend/contract/resolvers/load-region';

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
