import type { PayloadRequest } from 'payload';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { type ReferenceKind, referenceKinds } from '@/schemas/reference';
import { holdRecords } from './hold-records';
import { picturesOfFiles } from './pictures-of-files';

/** A record that content refers to, as it names it. */
export type Referred = { kind: string; record: string };

/**
 * Those that do not exist, or that whoever writes may not read. A file is looked at as its picture; what is no picture's
 * may be another site's. All that are found stay until the request's transaction ends: a removal of them waits, and counts this use.
 */
export async function findMissing<Asked extends Referred>(
  asked: readonly Asked[],
  req: PayloadRequest,
): Promise<Asked[]> {
  const files = asked.filter(({ kind }) => kind === 'file').map(({ record }) => record);
  const pictures = await picturesOfFiles(files, req);
  const looked = asked.map((one) =>
    one.kind === 'file' ? { one, kind: 'media', record: pictures.get(one.record) } : { one, ...keyOf(one) },
  );
  const missing: (typeof looked)[] = [];
  // One kind after another, always in this order: two saves never wait for each other.
  for (const kind of referenceKinds) missing.push(await findMissingOf(kind, looked, req));
  return missing.flat().map(({ one }) => one);
}

const keyOf = ({ kind, record }: Referred): Referred => ({ kind, record });

type Looked = { kind: string; record: string | undefined };

async function findMissingOf<Asked extends Looked>(
  kind: ReferenceKind,
  all: readonly Asked[],
  req: PayloadRequest,
): Promise<Asked[]> {
  const asked = all.filter((reference) => reference.kind === kind && reference.record !== undefined);
  if (asked.length === 0) return [];
  const ids = asked.flatMap(({ record = '' }) => (/^[1-9]\d{0,8}$/.test(record) ? [Number(record)] : []));
  await holdRecords(collectionOfKind[kind], ids, req);
  const { docs } = await req.payload.find({
    collection: collectionOfKind[kind],
    where: { id: { in: ids } },
    select: {},
    depth: 0,
    pagination: false,
    ...(req.user && { user: req.user, overrideAccess: false }),
    req,
  });
  const found = new Set(docs.map(({ id }) => String(id)));
  return asked.filter(({ record = '' }) => !found.has(record));
}
