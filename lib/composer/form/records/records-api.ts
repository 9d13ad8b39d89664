import { collectionOfSuggestions } from '@/schemas/collection-of-kind';
import { findAddressCall } from '@/schemas/composing/links';
import { type FoundRecords, findNamesCall, findRecordsCall } from '@/schemas/composing/records';
import type { SuggestionKind } from '@/schemas/field';
import type { RecordId, ReferenceKind } from '@/schemas/reference';
import { callOrThrow } from '../../server/call-server';

/**
 * The public path of a record on the site of the network, for links in texts; null if visitors cannot see
 * it.
 * @throws if the request fails
 */
export async function fetchPublicPath(
  kind: Exclude<ReferenceKind, 'media'>,
  id: RecordId,
): Promise<string | null> {
  return (await callOrThrow(findAddressCall, { query: { kind, id } })).body.path;
}

type SearchOptions = {
  /** Maximum number of records of each kind. */
  limit?: number;
  page?: number;
  /** Only records that visitors can see. */
  isPublic?: boolean;
  /** Only listings of the office with this slug. */
  office?: string | null;
  /** Path of the current page: pages of its owner come first. */
  near?: string | null;
};

/** Longer search terms are cut. */
const MAX_SEARCH_TERM_LENGTH = 200;

/**
 * Records of these kinds that match all words of the search term and that the user can see.
 * @throws if the request fails
 */
export async function searchRecords(
  kinds: readonly ReferenceKind[],
  searchTerm: string,
  { limit, page, isPublic, office, near }: SearchOptions,
  signal: AbortSignal,
): Promise<FoundRecords> {
  const words = searchTerm.trim().slice(0, MAX_SEARCH_TERM_LENGTH) || undefined;
  const onlyPublic = isPublic ? 'true' : undefined;
  const query = {
    kind: kinds,
    words,
    limit,
    page,
    public: onlyPublic,
    office: office || undefined,
    near: near || undefined,
  } as const;
  return (await callOrThrow(findRecordsCall, { query }, { signal })).body;
}

/**
 * Names of records of a kind that match the search term, without duplicates, from the records that the user
 * can see.
 * @throws if the request fails
 */
export async function searchNames(
  nameKind: SuggestionKind,
  searchTerm: string,
  signal: AbortSignal,
): Promise<string[]> {
  const input = {
    params: { collection: collectionOfSuggestions[nameKind] },
    query: { words: searchTerm.trim() },
  };
  return (await callOrThrow(findNamesCall, input, { signal })).body.words;
}
