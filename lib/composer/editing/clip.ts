import { z } from 'zod';
import { storedBlockSchema } from '@/schemas/stored-block';

/** What the clipboard holds of blocks, as text, so that it outlives the page, the tab and the browser. */
const clipSchema = z.strictObject({
  clip: z.literal('tessera-blocks'),
  blocks: z.array(storedBlockSchema).min(1).max(100),
});

export const writeClip = (blocks: readonly unknown[]): string =>
  JSON.stringify({ clip: 'tessera-blocks', blocks });

/** The blocks in a text; null when it is any other text. */
export function readClip(text: string): z.infer<typeof clipSchema>['blocks'] | null {
  if (!text.startsWith('{"clip":"tessera-blocks"')) return null;
  try {
    return clipSchema.safeParse(JSON.parse(text)).data?.blocks ?? null;
  } catch {
    return null;
  }
}
