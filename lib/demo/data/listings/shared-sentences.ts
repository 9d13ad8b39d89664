import { z } from 'zod';
import { readYaml } from '../read-data';

const texts = z.array(z.string().min(1)).min(1);

const sentencesSchema = z.strictObject({
  summaryEnds: texts,
  reasons: z.array(z.strictObject({ short: z.string().min(1), sentences: texts })),
  handovers: texts,
  evidence: texts,
  suitors: texts,
  figures: texts,
  tenure: texts,
  stock: texts,
  equipment: texts,
  team: texts,
  terms: texts,
  unpriced: texts,
  franchiseNotes: texts,
  proNotes: texts,
});

/**
 * Texts that apply to any business. `#owned ` restricts a text to businesses that own their premises
 * (`#included ` when they are sold with the business, `#available ` when they are available separately),
 * `#small ` to fewer than nine employees and `#large ` to more; a reason with `#several ` is for a business
 * with several owners.
 */
export const sharedSentences = readYaml('listings/shared-sentences.yaml', sentencesSchema);
