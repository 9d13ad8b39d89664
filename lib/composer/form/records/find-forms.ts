import type { PicturedKind } from '@/schemas/bindings/supplied-pictures';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { type FoundForms, findFormsCall, mostRecords } from '@/schemas/composing/records';
import { callOrThrow } from '../../server/call-server';
import type { RecordKey, RecordPicture } from './pictures-of-records';

/**
 * Reads which records the user can see and change in the CMS.
 * @throws if a request fails
 */
export async function fetchRecordForms(
  kind: PicturedKind,
  pictures: readonly RecordPicture[],
  signal: AbortSignal,
): Promise<FoundForms> {
  const keys = pictures.flatMap(({ key }) => key ?? []);
  const batches = await Promise.all(
    toBatches(keys).map(async (batch) => {
      const query = { kind, id: valuesOf(batch, 'id'), slug: valuesOf(batch, 'slug') };
      return (await callOrThrow(findFormsCall, { query }, { signal })).body.forms;
    }),
  );
  return { collection: collectionOfKind[kind], forms: batches.flat() };
}

const valuesOf = (keys: readonly RecordKey[], by: RecordKey['by']): string[] =>
  keys.filter((key) => key.by === by).map(({ value }) => value);

/** Splits the keys by the maximum number per request. */
function toBatches(keys: readonly RecordKey[]): (readonly RecordKey[])[] {
  const count = Math.ceil(keys.length / mostRecords);
  return Array.from({ length: count }, (_, index) => keys.slice(index * mostRecords, (index + 1) * mostRecords));
}

export const isFormOfRecord = ({ id, slug }: FoundForms['forms'][number], { by, value }: RecordKey): boolean =>
  value === { id: String(id), slug }[by];
