import type { PayloadRequest } from 'payload';
import { referenceKey } from '@/lib/engine/reference-table';
import type { DeadLink, DeadLinksQuestion } from '@/schemas/composing/links';
import { mostRecords, type ShownRecord } from '@/schemas/composing/records';
import { kindNames } from '@/schemas/kind-names';
import type { Reference, ReferenceKind } from '@/schemas/reference';
import { findRecords } from '../records/find-records';
import { type PlaceOfLink, type SeenByVisitors, tellDead } from './draft-link';

type ToRecord = PlaceOfLink & { record: Reference };

/** The links to records that visitors do not see, and the pictures that are gone, with what is known of these. To itself a page leads as soon as it is published. */
export async function tellRecords(
  links: readonly ToRecord[],
  { collection, id }: DeadLinksQuestion,
  req: PayloadRequest,
  { readReferences, signal }: SeenByVisitors,
): Promise<DeadLink[]> {
  const records = new Map(links.map(({ record }) => [keyOf(record), record]));
  if (collection === 'pages') records.delete(referenceKey('page', id));
  const { paths, pictures } = await readReferences([...records.values()]);
  const dead = [...records].flatMap(([key, record]) => (paths.has(key) || pictures.has(key) ? [] : record));
  const told = new Map<string, string>();
  for (const [kind, some] of Map.groupBy(dead, (record) => record.kind)) {
    if (signal.aborted) break;
    for (const [key, message] of await tellOfKind(kind, some.slice(0, mostRecords), req))
      told.set(key, message);
  }
  return links.flatMap(({ record, ...link }) => {
    const message = told.get(keyOf(record));
    return message === undefined ? [] : tellDead(link, message);
  });
}

const keyOf = ({ kind, id }: Reference): string => referenceKey(kind, id);

/** All of a kind in one question. */
async function tellOfKind(
  kind: ReferenceKind,
  records: readonly Reference[],
  req: PayloadRequest,
): Promise<[key: string, message: string][]> {
  const asked = { words: '', most: mostRecords, page: 1, isPublic: false, office: null, near: null };
  const ids = records.map(({ id }) => Number(id)).filter(Number.isInteger);
  const found = await findRecords({ ...asked, kinds: [kind], ids }, req);
  const byKey = new Map(found.records.map((record) => [referenceKey(kind, record.id), record]));
  return records.flatMap((record): [key: string, message: string][] => {
    const known = byKey.get(keyOf(record));
    if (known && kind === 'media') return [];
    return [[keyOf(record), known ? tellHidden(known) : tellGone(kind)]];
  });
}

const tellHidden = ({ name, warning }: ShownRecord): string =>
  `“${name}”: ${warning ?? 'Visitors find no page of it, and see no link'}`;

const tellGone = (kind: ReferenceKind): string =>
  kind === 'media'
    ? 'The picture that was chosen here is gone: visitors see none'
    : `The ${kindNames[kind]} it leads to is gone, or not yours to see: visitors see no link`;
