import type { PayloadRequest } from 'payload';
import { referenceKey } from '@/lib/engine/reference-table';
import type { DeadLink, DeadLinksQuestion } from '@/schemas/composing';
import { kindNames } from '@/schemas/kind-names';
import type { Reference } from '@/schemas/reference';
import { findRecords } from '../records/find-records';
import { type PlaceOfLink, type SeenByVisitors, tellDead } from './draft-link';

type ToRecord = PlaceOfLink & { record: Reference };

/** The links to records that visitors do not see, with what is known of these. To itself a page leads as soon as it is published. */
export async function tellRecords(
  links: readonly ToRecord[],
  { collection, id }: DeadLinksQuestion,
  req: PayloadRequest,
  { readReferences }: SeenByVisitors,
): Promise<DeadLink[]> {
  const own = collection === 'pages' ? referenceKey('page', id) : '';
  const others = links.filter(({ record }) => keyOf(record) !== own);
  const { paths } = await readReferences(others.map(({ record }) => record));
  const dead = others.filter(({ record }) => !paths.has(keyOf(record)));
  const told = new Map<string, string>();
  for (const { record } of dead)
    if (!told.has(keyOf(record))) told.set(keyOf(record), await tellRecord(record, req));
  return dead.map(({ record, ...link }) => tellDead(link, told.get(keyOf(record)) ?? ''));
}

const keyOf = ({ kind, id }: Reference): string => referenceKey(kind, id);

async function tellRecord({ kind, id }: Reference, req: PayloadRequest): Promise<string> {
  const asked = { words: '', most: 1, page: 1, isPublic: false, office: null };
  const ids = Number.isInteger(Number(id)) ? [Number(id)] : [];
  const [found] = (await findRecords({ ...asked, kinds: [kind], ids }, req)).records;
  if (!found) return `The ${kindNames[kind]} it leads to is gone, or not yours to see: visitors see no link`;
  return `“${found.name}”: ${found.warning ?? 'Visitors find no page of it, and see no link'}`;
}
