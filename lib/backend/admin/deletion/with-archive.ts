import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Endpoint,
  type PayloadRequest,
} from 'payload';
import { z } from 'zod';
import { readStoredStatus } from '../../composer-api/drafts/stored-status';
import { getStaffMember } from '../../platform/access/staff-member';
import { findDocumentNames } from '../../platform/cms-api/document-names';
import { archive, countDocuments, describeDependents, previewArchive } from './archive';
import { type ArchivableCollection, archivableCollections, archiveTexts } from './archive-steps';

/**
 * Adds the endpoint `/:id/archive` and the menu item to an archivable collection. Offices with public
 * documents can only be unpublished by archiving.
 */
export function withArchive(collection: CollectionConfig): CollectionConfig {
  const kind = archivableCollections.find((archivable) => archivable === collection.slug);
  const { endpoints, admin } = collection;
  if (!kind || endpoints === false) return collection;
  const edit = {
    ...admin?.components?.edit,
    editMenuItems: ['/admin/deletion/archive-button#ArchiveButton'],
  };
  return {
    ...collection,
    endpoints: [...(endpoints ?? []), createPreviewEndpoint(kind), createArchiveEndpoint(kind)],
    admin: { ...admin, components: { ...admin?.components, edit } },
  };
}

const archivePath = '/:id/archive';
const documentIdOf = (req: PayloadRequest) => Number(req.routeParams?.id);

/** Preview for the confirmation dialog: the question with the name and the dependents. */
const createPreviewEndpoint = (kind: ArchivableCollection): Endpoint => ({
  path: archivePath,
  method: 'get',
  handler: async (req) => {
    const archived = await previewArchive(kind, documentIdOf(req), req);
    const [name = 'this'] = await findDocumentNames(kind, [documentIdOf(req)], req);
    const dependents = describeDependents(kind, archived, req);
    const message = `This unpublishes ${[name, ...dependents].join(', ')}. ${archiveTexts[kind].remaining}. Nothing is deleted; each can be published again.`;
    return Response.json({ question: `Archive ${name}?`, message, archived });
  },
});

const createArchiveEndpoint = (kind: ArchivableCollection): Endpoint => ({
  path: archivePath,
  method: 'post',
  handler: async (req) => {
    const archived = await archive(kind, documentIdOf(req), req);
    const [name = 'It'] = await findDocumentNames(kind, [documentIdOf(req)], req);
    const dependents = describeDependents(kind, archived, req);
    const message = `${name} is archived. Also unpublished: ${dependents.join(', ') || 'nothing else'}.`;
    return Response.json({ message, archived });
  },
});

const changeSchema = z.object({
  id: z.coerce.number().int().positive().max(2_147_483_647),
  draft: z.boolean().nullish(),
  data: z.looseObject({ _status: z.literal('draft') }),
});

/** Rejects unpublishing an office while documents of it are public. @throws APIError 409 */
export const rejectUnpublishWithDependents: CollectionBeforeOperationHook = async ({
  args,
  operation,
  req,
}) => {
  const change = operation === 'update' ? changeSchema.safeParse(args).data : undefined;
  if (!change || change.draft || !getStaffMember(req.user)) return args;
  if ((await readStoredStatus('offices', change.id, req)) === 'published')
    await rejectWithPublicDocuments(change.id, req);
  return args;
};

/** Rejects closing an office while documents of it are public. @throws APIError 409 */
export const rejectCloseWithDependents: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const next = { ...originalDoc, ...data };
  const isClosing = operation === 'update' && next._status === 'published' && next.status === 'Closed';
  if (isClosing && getStaffMember(req.user)) await rejectWithPublicDocuments(Number(originalDoc?.id), req);
  return data;
};

async function rejectWithPublicDocuments(id: number, req: PayloadRequest): Promise<void> {
  const dependents = describeDependents('offices', await countDocuments('offices', id, req), req);
  if (dependents.length === 0) return;
  const [name = 'The office'] = await findDocumentNames('offices', [id], req);
  const message = `Nothing was saved. ${name} still has ${dependents.join(', ')} on the website. Archive it instead (next to “Delete”) to unpublish all of it.`;
  throw new APIError(message, 409, null, true);
}
