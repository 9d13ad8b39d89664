import { z } from 'zod';
import { isTooNested, tooNestedMessage } from '@/lib/document/limits';
import { isNode, walkNodes } from '@/lib/document/nodes';
import { nameSchema } from '@/schemas/operation';
import { storedBlockSchema } from '@/schemas/stored-block';

const MAX_CLIP_BLOCKS = 100;

/** Clipboard format of blocks: text, so that it can be pasted into another page, tab or browser. */
const clipSchema = z.strictObject({
  clip: z.literal('tessera-blocks'),
  blocks: z.array(storedBlockSchema).min(1).max(MAX_CLIP_BLOCKS),
});

export const serializeClip = (blocks: readonly unknown[]): string =>
  JSON.stringify({ clip: 'tessera-blocks', blocks });

const invalidClipMessage = `The copied content is incomplete, or has more than ${MAX_CLIP_BLOCKS} blocks: copy it again`;

/** Nesting levels around a block: the clip and its list. */
const CLIP_NESTING_LEVELS = 2;

/** Parses a clip. Null for other text; the reason if the clip is invalid. */
export function parseClip(text: string): z.infer<typeof clipSchema>['blocks'] | { reason: string } | null {
  if (!text.startsWith('{"clip":"tessera-blocks"')) return null;
  try {
    const clip: unknown = JSON.parse(text);
    if (isTooNested(clip, CLIP_NESTING_LEVELS)) return { reason: tooNestedMessage };
    const { data } = clipSchema.safeParse(clip);
    return data && slotNamesIn(data.blocks).every(isSlotName) ? data.blocks : { reason: invalidClipMessage };
  } catch {
    return { reason: invalidClipMessage };
  }
}

const slotNamesIn = (blocks: readonly unknown[]): string[] =>
  [...walkNodes(blocks)].flatMap(({ node }) => (isNode(node) ? Object.keys(node.slots ?? {}) : []));

const isSlotName = (slot: string): boolean => nameSchema.safeParse(slot).success;
