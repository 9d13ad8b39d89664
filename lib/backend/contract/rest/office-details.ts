import { findOffice } from '@/lib/backend/contract/reads/offices';
import { formatPicturePath, loadPicture } from '@/lib/backend/contract/resolvers/load-relations';
import { RestError } from '@/lib/backend/contract/rest/rest-error';
import { createRestHandler } from '@/lib/backend/contract/rest/rest-handler';
import type { OfficeDetails } from '@/schemas/rest/office-details';
import { emptyBodySchema } from '@/schemas/rest/paging';

/** POST /api/offices/{slug} */
export const getOfficeDetails = createRestHandler<{ slug: string }, typeof emptyBodySchema>(
  emptyBodySchema,
  async (call) => {
    const office = await findOffice(call, call.params.slug);
    if (!office) throw new RestError(404, 'Office not found');
    const { owner } = office;
    const details: OfficeDetails = {
      broker_lic: office.broker_lic ?? null,
      broker_of_record: office.broker_of_record ?? null,
      location_id: office.location_id ?? null,
      buyers_route: office.buyers_route ?? null,
      owner_id: office.owner_id ?? null,
      owner: owner?.name
        ? {
            name: owner.name,
            email: owner.email ?? null,
            slug: owner.slug ?? null,
            phone: owner.phone ?? null,
            image: formatPicturePath(await loadPicture(call.loaders, owner.image)),
          }
        : null,
    };
    return details;
  },
);
