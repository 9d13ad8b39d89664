import { collectionOfSuggestions } from '@/schemas/collection-of-kind';
import { findWordsCall } from '@/schemas/composing/records';
import type { SuggestionKind } from '@/schemas/field';
import { callOrThrow } from '../../server/call-server';

/**
 * Names of records of a kind that match the search term, without duplicates, from the records that the user
 * can see.
 * @throws if the request fails
 */
export async function searchNames(nameKind: SuggestionKind, searchTerm: string, signal: AbortSignal): Promise<string[]> {
  const input = { params: { collection: collectionOfSuggestions[nameKind] }, query: { sought: searchTerm.trim() } };
  return (await callOrThrow(findWordsCall, input, { signal })).body.words;
}
