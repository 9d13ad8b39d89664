import { z } from 'zod';
import { collectionOfWords } from '@/schemas/collection-of-kind';
import type { Words } from '@/schemas/field';
import { askCms } from './ask-cms';

const answerSchema = z.object({ words: z.array(z.string()) });

/** The names of a kind that are like what is sought, each once, as far as whoever asks may see its records. @throws when they cannot be had. */
export async function searchWords(words: Words, sought: string, signal: AbortSignal): Promise<string[]> {
  const query = new URLSearchParams({ sought: sought.trim() });
  return answerSchema.parse(await askCms(`${collectionOfWords[words]}/composing/words?${query}`, signal))
    .words;
}
