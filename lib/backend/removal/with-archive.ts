import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import { type Archived, archive } from './archive';
import { type Archivable, archivables } from './archive-steps';
import { wordFor } from './describe-uses';

/** The collection with `POST /:id/archive`, and the button for it beside "Delete", where something can be archived. */
export function withArchive(collection: CollectionConfig): CollectionConfig {
  const kind = archivables.find((one) => one === collection.slug);
  const { endpoints, admin } = collection;
  if (!kind || endpoints === false) return collection;
  const edit = { ...admin?.components?.edit, editMenuItems: ['/removal/archive-item#ArchiveItem'] };
  return {
    ...collection,
    endpoints: [...(endpoints ?? []), archiveEndpoint(kind)],
    admin: { ...admin, components: { ...admin?.components, edit } },
  };
}

const archiveEndpoint = (kind: Archivable): Endpoint => ({
  path: '/:id/archive',
  method: 'post',
  handler: async (req) => {
    const archived = await archive(kind, Number(req.routeParams?.id), req);
    return Response.json({ message: describe(archived, req), archived });
  },
});

/** As `Taken from the website: 3 pages, 41 listings, 1 office`. */
function describe(archived: Archived, req: PayloadRequest): string {
  const counted = archived
    .filter(({ count }) => count > 0)
    .map(({ collection, count }) => `${count} ${wordFor(collection, count, req)}`);
  return `Taken from the website: ${counted.join(', ')}`;
}
