import { z } from 'zod';
import { isTooNested, tooNested } from '@/lib/document/limits';
import { isNode, walkNodes } from '@/lib/document/nodes';
import { nameSchema } from '@/schemas/operation';
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
    const { data } = clipSchema.safeParse(clip);
    return data && slotsOf(data.blocks).every(isName) ? data.blocks : { reason: notWhole };
  } catch {
    return { reason: notWhole };
  }
}

const slotsOf = (blocks: readonly unknown[]): string[] =>
  [...walkNodes(blocks)].flatMap(({ node }) => (isNode(node) ? Object.keys(node.slots ?? {}) : []));

const isName = (slot: string): boolean => nameSchema.safeParse(slot).success;
