import type { z } from 'zod';
import { describeIssue, tryParse } from '@/lib/engine/try-parse';

/** The items that are as they should be; each faulty one is left out and logged. `what` names the list. */
export function parseEach<Item>(
  schema: z.ZodType<Item>,
  items: readonly unknown[],
  what: string,
  warn: (line: string) => void = console.warn,
): Item[] {
  return items.flatMap((item, index) => {
    const parsed = tryParse(schema, item);
    if (parsed.ok) return [parsed.data];
    warn(`[content] ${what}: item ${index} is left out: ${parsed.issues.map(describeIssue).join('; ')}`);
    return [];
  });
}
