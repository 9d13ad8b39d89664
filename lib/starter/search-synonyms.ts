import { z } from 'zod';
import synonymsFile from './search-synonyms.en.json' with { type: 'json' };

const synonymsSchema = z.array(
  z.strictObject({
    /** The words that listings use: a listing category of the starter content. */
    name: z.string().min(1).max(80),
    words: z.array(z.string().min(1).max(60)).min(1).max(40),
  }),
);

/** The trades in everyday Ghanaian, British and American words. */
export const shippedSynonyms = synonymsSchema.parse(synonymsFile);
