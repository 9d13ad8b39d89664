import type { PayloadRequest } from 'payload';
import { findReferences } from '@/lib/document/find-references';

/**
 * The ids of pictures that nodes show and whoever asks may not see: another office's, which a save would refuse. Not those that are stored in
 * the document already.
 */
export async function findForeignPictures(
  nodes: readonly unknown[],
  stored: readonly unknown[],
  req: PayloadRequest,
): Promise<ReadonlySet<string>> {
  const known = picturesIn(stored);
  const asked = [...picturesIn(nodes)].filter((id) => !known.has(id));
  if (asked.length === 0) return new Set();
  const { docs } = await req.payload.find({
    collection: 'media',
    where: { id: { in: asked.filter((id) => /^[1-9]\d{0,8}$/.test(id)) } },
    ...{ select: {}, depth: 0, pagination: false, overrideAccess: false, user: req.user, req },
  });
  const own = new Set(docs.map(({ id }) => String(id)));
  return new Set(asked.filter((id) => !own.has(id)));
}

const picturesIn = (content: unknown): Set<string> =>
  new Set(findReferences(content).flatMap(({ kind, id }) => (kind === 'media' ? [String(id)] : [])));
