import { fillText } from '@/lib/buyer-area/fill-text';
import type { MatchReason } from '@/schemas/buyers/buyer-calls';
import type { MatchTexts } from './match-texts';

const ranges: ReadonlySet<MatchReason['criterion']> = new Set(['price', 'down_payment', 'sde']);

/** What of the preferences is met or missed, such as `SDE 8 % under your minimum`. */
export function describeReason({ criterion, isMet, side, percent }: MatchReason, texts: MatchTexts): string {
  const values = { criterion: texts.criteria[criterion], percent: String(percent ?? '') };
  if (isMet) return fillText(texts.fits, values);
  if (!ranges.has(criterion)) return fillText(texts.differs, values);
  return fillText(side === null || percent === null ? texts.undisclosed : texts[side], values);
}
