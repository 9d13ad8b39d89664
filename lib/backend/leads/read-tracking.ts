import type { Visit } from '@/schemas/forms/visit';
import { readProgram } from './read-program';
import { sourceOf } from './source-of';

/** What is known of how somebody came (spec section 3), as it is kept with a lead: by what their browser tells, and by what it calls itself. */
export function readTracking({ visit, agent }: { visit: Visit | undefined; agent: string }) {
  const { landing_page, referrer, device, entries } = visit ?? { entries: [] };
  const source = visit && sourceOf(visit);
  return { landing_page, referrer, device, source, visit: entries, ...readProgram(agent) };
}
