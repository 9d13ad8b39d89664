import { z } from 'zod';
import { isTooNested, tooNested } from '@/lib/document/limits';
import { storedBlockSchema } from '@/schemas/stored-block';

const mostBlocks = 100;

/** What the clipboard holds of blocks, as text, so that it outlives the page, the tab and the browser. */
const clipSchema = z.strictObject({
  clip: z.literal('tessera-blocks'),
  blocks: z.array(storedBlockSchema).min(1).max(mostBlocks),
});

export const writeClip = (blocks: readonly unknown[]): string =>
  JSON.stringify({ clip: 'tessera-blocks', blocks });

const notWhole = `What was copied is not whole, or is more than ${mostBlocks} blocks: copy it again`;

/** The clip itself, its list and what else stands around a block. */
const levelsAround = 2;

/** The blocks in a text, or why they cannot be had; null when it is any other text. */
export function readClip(text: string): z.infer<typeof clipSchema>['blocks'] | { reason: string } | null {
  if (!text.startsWith('{"clip":"tessera-blocks"')) return null;
  try {
    const clip: unknown = JSON.parse(text);
    if (isTooNested(clip, levelsAround)) return { reason: tooNested };
    return clipSchema.safeParse(clip).data?.blocks ?? { reason: notWhole };
  } catch {
    return { reason: notWhole };
  }
}
