import type { PicturedKind } from '@/schemas/bindings/supplied-pictures';
import { collectionOfKind } from '@/schemas/collection-of-kind';
import { type FoundForms, foundFormsSchema, mostRecords } from '@/schemas/composing';
import { askCms } from '../records/ask-cms';
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
      const query = new URLSearchParams([['kind', kind], ...part.map(({ by, value }) => [by, value])]);
      return foundFormsSchema.parse(await askCms(`composing/forms?${query}`, signal)).forms;
    }),
  );
  return { collection: collectionOfKind[kind], forms: found.flat() };
}

/** As many at once as can be asked for. */
function partsOf(keys: readonly RecordKey[]): (readonly RecordKey[])[] {
  const count = Math.ceil(keys.length / mostRecords);
  return Array.from({ length: count }, (_, at) => keys.slice(at * mostRecords, (at + 1) * mostRecords));
}

export const isForm = ({ id, slug }: FoundForms['forms'][number], { by, value }: RecordKey): boolean =>
  value === { id: String(id), slug }[by];
