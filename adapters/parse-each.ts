import type { z } from 'zod';
import { describeParseIssue, tryParse } from '@/lib/engine/try-parse';

/** The valid items. Each invalid item is omitted and logged with the name of the list. */
export function parseEach<Item>(
  schema: z.ZodType<Item>,
  items: readonly unknown[],
  listName: string,
  warn: (message: string) => void = console.warn,
): Item[] {
  return items.flatMap((item, index) => {
    const parsed = tryParse(schema, item);
    if (parsed.ok) return [parsed.data];
    warn(
      `[content] ${listName}: item ${index} is left out: ${parsed.issues.map(describeParseIssue).join('; ')}`,
    );
    return [];
  });
}
