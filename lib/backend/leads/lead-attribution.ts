import type { VisitAttribution } from '@/schemas/forms/attribution';
import { parseUserAgent } from './read-program';
import { resolveSource } from './source-of';

/** Attribution fields of a lead (spec section 3), from the reported visit and the User-Agent header. */
export function readAttribution({ attribution, userAgent }: { attribution: VisitAttribution | undefined; userAgent: string }) {
  const { landing_page, referrer, device, entries } = attribution ?? { entries: [] };
  const source = attribution && resolveSource(attribution);
  return { landing_page, referrer, device, source, visit: entries, ...parseUserAgent(userAgent) };
}
