import { collectionOfWords } from '@/schemas/collection-of-kind';
import { findWordsCall } from '@/schemas/composing/records';
import type { Words } from '@/schemas/field';
import { callOrThrow } from '../../server/call-server';

/** The names of a kind that are like what is sought, each once, as far as whoever asks may see its records. @throws when they cannot be had. */
export async function searchWords(words: Words, sought: string, signal: AbortSignal): Promise<string[]> {
  const input = { params: { collection: collectionOfWords[words] }, query: { sought: sought.trim() } };
  return (await callOrThrow(findWordsCall, input, { signal })).body.words;
}
