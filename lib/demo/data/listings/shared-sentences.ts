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
 * Texts that suit any business for sale. `#owned ` limits one to those that own their place (`#included ` where it
 * is sold with the business, `#available ` where it may be had besides), `#small ` to fewer than nine people
 * and `#large ` to more; a reason tagged `#several ` is for a business with more than one owner.
 */
export const sharedSentences = readYaml('listings/shared-sentences.yaml', sentencesSchema);
