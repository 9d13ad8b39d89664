import type { PicturedKind } from '@/schemas/bindings/supplied-pictures';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { type FoundForms, findFormsCall, mostRecords } from '@/schemas/composing/records';
import { callOrThrow } from '../../server/call-server';
import type { RecordKey, RecordPicture } from './pictures-of-records';

/** The forms of records, as far as whoever asks may see them. @throws when they cannot be had. */
export async function findForms(
  kind: PicturedKind,
  pictures: readonly RecordPicture[],
  signal: AbortSignal,
): Promise<FoundForms> {
  const keys = pictures.flatMap(({ key }) => key ?? []);
  const found = await Promise.all(
    partsOf(keys).map(async (part) => {
      const query = { kind, id: valuesOf(part, 'id'), slug: valuesOf(part, 'slug') };
      return (await callOrThrow(findFormsCall, { query }, { signal })).body.forms;
    }),
  );
  return { collection: collectionOfKind[kind], forms: found.flat() };
}

const valuesOf = (keys: readonly RecordKey[], by: RecordKey['by']): string[] =>
  keys.filter((key) => key.by === by).map(({ value }) => value);

/** As many at once as can be asked for. */
function partsOf(keys: readonly RecordKey[]): (readonly RecordKey[])[] {
  const count = Math.ceil(keys.length / mostRecords);
  return Array.from({ length: count }, (_, at) => keys.slice(at * mostRecords, (at + 1) * mostRecords));
}

export const isForm = ({ id, slug }: FoundForms['forms'][number], { by, value }: RecordKey): boolean =>
  value === { id: String(id), slug }[by];
