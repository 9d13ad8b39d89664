import type { PayloadRequest } from 'payload';
import { findReferences } from '@/lib/document/find-references';

/**
 * Finds the pictures in the nodes that the user may not see, such as another office's, which a save would
 * reject. Pictures that the stored document already shows are left out.
 */
export async function findInaccessiblePictures(
  nodes: readonly unknown[],
  stored: readonly unknown[],
  req: PayloadRequest,
): Promise<ReadonlySet<string>> {
  const storedIds = pictureIdsIn(stored);
  const newIds = [...pictureIdsIn(nodes)].filter((id) => !storedIds.has(id));
  if (newIds.length === 0) return new Set();
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: newIds.filter((id) => /^[1-9]\d{0,8}$/.test(id)) } },
    ...{ select: {}, depth: 0, pagination: false, overrideAccess: false, user: req.user, req },
  });
  const accessibleIds = new Set(docs.map(({ id }) => String(id)));
  return new Set(newIds.filter((id) => !accessibleIds.has(id)));
}

const pictureIdsIn = (content: unknown): Set<string> =>
  new Set(findReferences(content).flatMap(({ kind, id }) => (kind === 'media' ? [String(id)] : [])));
