import { type FoundRecords, foundRecordsSchema } from '@/schemas/composing';
import type { ReferenceKind } from '@/schemas/reference';
import { askCms } from './ask-cms';

type Extent = {
  /** Of each kind. */
  most?: number;
  page?: number;
  /** Those that visitors see, whoever asks. */
  isPublic?: boolean;
  /** Listings of the office of this slug. */
  office?: string | null;
  /** The address of the page from which it is looked for: its owner's pages come first. */
  near?: string | null;
};

/** Nobody looks for more at once. */
const longest = 200;

/** The records of these kinds that say all the words sought, as far as whoever asks may see them. @throws when they cannot be had. */
export async function searchRecords(
  kinds: readonly ReferenceKind[],
  sought: string,
  { most, page, isPublic, office, near }: Extent,
  signal: AbortSignal,
): Promise<FoundRecords> {
  const query = new URLSearchParams(kinds.map((kind) => ['kind', kind]));
  const words = sought.trim().slice(0, longest);
  const asked = { words, most, page, public: isPublic, office, near };
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, String(value));
  return foundRecordsSchema.parse(await askCms(`composing/records?${query}`, signal));
}
