import type { PayloadRequest } from 'payload';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { type ReferenceKind, referenceKinds } from '@/schemas/reference';
import { lockRecords } from './lock-records';
import { findPicturesOfFiles } from './pictures-of-files';

/** A reference to a record in content. */
export type RecordReference = { kind: string; record: string };

/**
 * Returns the references to records that do not exist or that the user may not read. A file is resolved to
 * its picture; a file of no picture may belong to another site and is ignored. Found records are locked
 * against deletion until the request's transaction ends, so that a concurrent deletion waits and counts this
 * reference.
 */
export async function findMissingReferences<Candidate extends RecordReference>(
  references: readonly Candidate[],
  req: PayloadRequest,
): Promise<Candidate[]> {
  const files = references.filter(({ kind }) => kind === 'file').map(({ record }) => record);
  const pictures = await findPicturesOfFiles(files, req);
  const targets = references.map((reference) =>
    reference.kind === 'file'
      ? { reference, kind: 'media', record: pictures.get(reference.record) }
      : { reference, ...keyOf(reference) },
  );
  const missing: (typeof targets)[] = [];
  // One kind after another, always in the same order, so that two saves cannot deadlock.
  for (const kind of referenceKinds) missing.push(await findMissingOfKind(kind, targets, req));
  return missing.flat().map(({ reference }) => reference);
}

const keyOf = ({ kind, record }: RecordReference): RecordReference => ({ kind, record });

type ResolvedReference = { kind: string; record: string | undefined };

async function findMissingOfKind<Target extends ResolvedReference>(
  kind: ReferenceKind,
  all: readonly Target[],
  req: PayloadRequest,
): Promise<Target[]> {
  const ofKind = all.filter((reference) => reference.kind === kind && reference.record !== undefined);
  if (ofKind.length === 0) return [];
  const ids = ofKind.flatMap(({ record = '' }) => (/^[1-9]\d{0,8}$/.test(record) ? [Number(record)] : []));
  await lockRecords(collectionOfKind[kind], ids, req);
  const { docs } = await req.payload.find({
    collection: collectionOfKind[kind],
    where: { id: { in: ids } },
    select: {},
    depth: 0,
    pagination: false,
    ...(req.user && { user: req.user, overrideAccess: false }),
    req,
  });
  const foundIds = new Set(docs.map(({ id }) => String(id)));
  return ofKind.filter(({ record = '' }) => !foundIds.has(record));
}
