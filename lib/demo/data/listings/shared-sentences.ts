import { z } from 'zod';
import { readYaml } from '../read-data';

const texts = z.array(z.string().min(1)).min(1);

const sentencesSchema = z.strictObject({
  reasons: z.array(z.strictObject({ short: z.string().min(1), sentence: z.string().min(1) })),
  handovers: texts,
  evidence: texts,
  suitors: texts,
  tenure: texts,
  franchiseNotes: texts,
  proNotes: texts,
});

/**
 * Sentences that suit any business for sale. `#owned ` and `#rented ` limit one to a way of holding
 * the place, `#small ` to fewer than nine people and `#large ` to more.
 */
export const sharedSentences = readYaml('listings/shared-sentences.yaml', sentencesSchema);
