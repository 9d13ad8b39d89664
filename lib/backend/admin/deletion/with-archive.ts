import type { CollectionConfig, Endpoint, PayloadRequest } from 'payload';
import { documentNames } from '../cms-api/document-names';
import { archive, previewArchive } from './archive';
import { type ArchivableCollection, archivableCollections, archiveTexts } from './archive-steps';
import { describeDependents } from './describe-archived';

/**
 * Adds the endpoint `/:id/archive` and the menu item to an archivable collection. Offices with public
 * documents can only be unpublished by archiving.
 */
export function withArchive(collection: CollectionConfig): CollectionConfig {
  const kind = archivableCollections.find((one) => one === collection.slug);
  const { endpoints, admin } = collection;
  if (!kind || endpoints === false) return collection;
  const edit = { ...admin?.components?.edit, editMenuItems: ['/admin/deletion/archive-button#ArchiveButton'] };
  return {
    ...collection,
    endpoints: [...(endpoints ?? []), previewEndpoint(kind), archiveEndpoint(kind)],
    admin: { ...admin, components: { ...admin?.components, edit } },
  };
}

const archivePath = '/:id/archive';
const documentId = (req: PayloadRequest) => Number(req.routeParams?.id);

/** Preview for the confirmation dialog: the question with the name and the dependents. */
const previewEndpoint = (kind: ArchivableCollection): Endpoint => ({
  path: archivePath,
  method: 'get',
  handler: async (req) => {
    const archived = await previewArchive(kind, documentId(req), req);
    const [name = 'this'] = await documentNames(kind, [documentId(req)], req);
    const dependents = describeDependents(kind, archived, req);
    const message = `This takes from the website ${[name, ...dependents].join(', ')}. ${archiveTexts[kind].remaining}. Nothing is deleted; each can be published again.`;
    return Response.json({ question: `Archive ${name}?`, message, archived });
  },
});

const archiveEndpoint = (kind: ArchivableCollection): Endpoint => ({
  path: archivePath,
  method: 'post',
  handler: async (req) => {
    const archived = await archive(kind, documentId(req), req);
    const [name = 'It'] = await documentNames(kind, [documentId(req)], req);
    const dependents = describeDependents(kind, archived, req);
    const message = `${name} is archived. Taken from the website with it: ${dependents.join(', ') || 'nothing else'}.`;
    return Response.json({ message, archived });
  },
});
