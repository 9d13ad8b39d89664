import { type FoundRecords, findRecordsCall } from '@/schemas/composing/records';
import type { ReferenceKind } from '@/schemas/reference';
import { callOrThrow } from '../../server/call-server';

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
  const words = sought.trim().slice(0, longest) || undefined;
  const onlyPublic = isPublic ? 'true' : undefined;
  const query = {
    kind: kinds,
    words,
    most,
    page,
    public: onlyPublic,
    office: office || undefined,
    near: near || undefined,
  } as const;
  return (await callOrThrow(findRecordsCall, { query }, { signal })).body;
}
