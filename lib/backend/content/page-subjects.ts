import { z } from 'zod';
import { subjectsProvided } from '@/lib/routes/route-subjects';

const placedSchema = z.object({
  route: z.string(),
  scope: z.enum(['network', 'office', 'agent']).default('network'),
});

/** What the addresses of a page name. A page whose route cannot be read has none: another rule refuses it. */
export function subjectsOfPage(page: unknown): ReadonlySet<string> {
  const placed = placedSchema.safeParse(page);
  return placed.success ? subjectsProvided(placed.data.route, placed.data.scope) : new Set();
}
