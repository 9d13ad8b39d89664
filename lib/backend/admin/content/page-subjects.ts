import { z } from 'zod';
import { subjectsProvided } from '@/lib/routes/route-subjects';

const pageRouteSchema = z.object({
  route: z.string(),
  scope: z.enum(['network', 'office', 'agent']).default('network'),
});

/** The subjects in the addresses of a page. Empty for an invalid route, which another check reports. */
export function pageSubjects(page: unknown): ReadonlySet<string> {
  const parsed = pageRouteSchema.safeParse(page);
  return parsed.success ? subjectsProvided(parsed.data.route, parsed.data.scope) : new Set();
}
