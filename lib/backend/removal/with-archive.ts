import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import { namesOf } from '../cms-api/name-documents';
import { archive, foretellArchive } from './archive';
import { type Archivable, archivables, archiving } from './archive-steps';
import { describeArchived } from './describe-archived';

/** The collection with `/:id/archive`, and the button for it beside "Delete", where something can be archived; of offices it is the only way. */
export function withArchive(collection: CollectionConfig): CollectionConfig {
  const kind = archivables.find((one) => one === collection.slug);
  const { endpoints, admin } = collection;
  if (!kind || endpoints === false) return collection;
  const edit = { ...admin?.components?.edit, editMenuItems: ['/removal/archive-item#ArchiveItem'] };
  return {
    ...collection,
    endpoints: [...(endpoints ?? []), question(kind), act(kind)],
    admin: { ...admin, components: { ...admin?.components, edit } },
  };
}

const path = '/:id/archive';
const idOf = (req: PayloadRequest) => Number(req.routeParams?.id);

/** What is asked before, with the name and what hangs on it. */
const question = (kind: Archivable): Endpoint => ({
  path,
  method: 'get',
  handler: async (req) => {
    const archived = await foretellArchive(kind, idOf(req), req);
    const [name = 'this'] = await namesOf(kind, [idOf(req)], req);
    const taken = describeArchived(kind, archived, req);
    const message = `This takes from the website ${[name, ...taken].join(', ')}. ${archiving[kind].leaves}. Nothing is deleted; each can be published again.`;
    return Response.json({ question: `Archive ${name}?`, message, archived });
  },
});

const act = (kind: Archivable): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    const archived = await archive(kind, idOf(req), req);
    const [name = 'It'] = await namesOf(kind, [idOf(req)], req);
    const taken = describeArchived(kind, archived, req);
    const message = `${name} is archived. Taken from the website with it: ${taken.join(', ') || 'nothing else'}.`;
    return Response.json({ message, archived });
  },
});
