import { type FoundForms, foundFormsSchema, mostRecords, type PicturedKind } from '@/schemas/composing';
import { askCms } from '../records/ask-cms';
import type { RecordKey, RecordPicture } from './pictures-of-records';

/** The forms of records, as far as whoever asks may see them. @throws when they cannot be had. */
export async function findForms(
  kind: PicturedKind,
  pictures: readonly RecordPicture[],
  signal: AbortSignal,
): Promise<FoundForms> {
  const keys = pictures.slice(0, mostRecords).map(({ key }) => [key.by, key.value]);
  const query = new URLSearchParams([['kind', kind], ...keys]);
  return foundFormsSchema.parse(await askCms(`composing/forms?${query}`, signal));
}

export const isForm = ({ id, slug, name }: FoundForms['forms'][number], { by, value }: RecordKey): boolean =>
  value === { id: String(id), slug, name }[by];
