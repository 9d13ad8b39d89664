import type { PayloadRequest } from 'payload';
import { referenceKey } from '@/lib/engine/reference-table';
import type { DeadLink, DeadLinksQuery } from '@/schemas/composing/links';
import { MAX_RECORDS, type RecordSummary } from '@/schemas/composing/records';
import { kindNames } from '@/schemas/kind-names';
import type { Reference, ReferenceKind } from '@/schemas/reference';
import { findRecords } from '../records/find-records';
import { type LinkPosition, toDeadLink, type VisitorView } from './draft-link';

type RecordLink = LinkPosition & { record: Reference };

/**
 * Finds the links to records that visitors do not see, and the missing pictures, each with a reason. Links
 * of a page to itself are valid, because they work as soon as the page is published.
 */
export async function findDeadRecords(
  links: readonly RecordLink[],
  { collection, id }: DeadLinksQuery,
  req: PayloadRequest,
  { readReferences, signal }: VisitorView,
): Promise<DeadLink[]> {
  const records = new Map(links.map(({ record }) => [keyOf(record), record]));
  if (collection === 'pages') records.delete(referenceKey('page', id));
  const { paths, pictures } = await readReferences([...records.values()]);
  const dead = [...records].flatMap(([key, record]) => (paths.has(key) || pictures.has(key) ? [] : record));
  const messagesByKey = new Map<string, string>();
  for (const [kind, ofKind] of Map.groupBy(dead, (record) => record.kind)) {
    if (signal.aborted) break;
    for (const [key, message] of await describeDeadRecords(kind, ofKind.slice(0, MAX_RECORDS), req))
      messagesByKey.set(key, message);
  }
  return links.flatMap(({ record, ...link }) => {
    const message = messagesByKey.get(keyOf(record));
    return message === undefined ? [] : toDeadLink(link, message);
  });
}

const keyOf = ({ kind, id }: Reference): string => referenceKey(kind, id);

/** One query for all records of a kind. */
async function describeDeadRecords(
  kind: ReferenceKind,
  records: readonly Reference[],
  req: PayloadRequest,
): Promise<[key: string, message: string][]> {
  const query = { words: '', limit: MAX_RECORDS, page: 1, isPublic: false, office: null, near: null };
  const ids = records.map(({ id }) => Number(id)).filter(Number.isInteger);
  const found = await findRecords({ ...query, kinds: [kind], ids }, req);
  const byKey = new Map(found.records.map((record) => [referenceKey(kind, record.id), record]));
  return records.flatMap((record): [key: string, message: string][] => {
    const summary = byKey.get(keyOf(record));
    if (summary && kind === 'media') return [];
    return [[keyOf(record), summary ? formatHiddenRecord(summary) : formatMissingRecord(kind)]];
  });
}

const formatHiddenRecord = ({ name, warning }: RecordSummary): string =>
  `“${name}”: ${warning ?? 'It has no public page: visitors see no link'}`;

const formatMissingRecord = (kind: ReferenceKind): string =>
  kind === 'media'
    ? 'The selected picture was deleted: visitors see none'
    : `The linked ${kindNames[kind]} was deleted, or you do not have access to it: visitors see no link`;
