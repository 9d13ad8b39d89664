import type { PayloadRequest } from 'payload';
import { type ReferenceKind, referenceKinds } from '@/schemas/reference';
import { collectionOfKind } from '../fields/collection-of-kind';

/** A record that content refers to, as it names it. */
export type Referred = { kind: string; record: string };

/** Those that do not exist, or that whoever writes may not read. */
export async function findMissing<Asked extends Referred>(
  asked: readonly Asked[],
  req: PayloadRequest,
): Promise<Asked[]> {
  const missing = await Promise.all(referenceKinds.map((kind) => findMissingOf(kind, asked, req)));
  return missing.flat();
}

async function findMissingOf<Asked extends Referred>(
  kind: ReferenceKind,
  all: readonly Asked[],
  req: PayloadRequest,
): Promise<Asked[]> {
  const asked = all.filter((reference) => reference.kind === kind);
  if (asked.length === 0) return [];
  const ids = asked.map(({ record }) => record).filter((record) => /^[1-9]\d{0,8}$/.test(record));
  const { docs } = await req.payload.find({
    collection: collectionOfKind[kind],
    where: { id: { in: ids.map(Number) } },
    select: {},
    depth: 0,
    pagination: false,
    ...(req.user && { user: req.user, overrideAccess: false }),
    req,
  });
  const found = new Set(docs.map(({ id }) => String(id)));
  return asked.filter(({ record }) => !found.has(record));
}
