import type { Block } from '@/lib/engine/block';
import { storedExample } from '@/lib/engine/example-blocks';
import type { Json, JsonObject } from '@/schemas/json';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';

/** Where a story stands; a story without it follows the toolbar. */
type StoryPlace = { theme?: 'light' | 'dark'; locale?: Locale };

/** A story knows how to make its stored block, and the place it is shown in; the preview does the rest. */
export type BlockStory = {
  parameters: StoryPlace & { stored: () => Promise<StoredBlock>; layout: 'fullscreen' };
};

/**
 * A story of a block: its example, with some props replaced, supplied ones among them. A prop given as
 * `undefined` is left out, to show what the block does without it.
 * @example export const WithoutPicture = blockStory(hero, { image: undefined });
 */
export function blockStory(
  block: Block,
  props: Record<string, Json | undefined> = {},
  { slots, ...place }: StoryPlace & { slots?: StoredBlock['slots'] } = {},
): BlockStory {
  const stored = async (): Promise<StoredBlock> => {
    const example = await storedExample(block);
    const merged = Object.entries({ ...example.props, ...props });
    const kept = merged.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
    return { ...example, props: Object.fromEntries(kept), ...(slots && { slots }) };
  };
  return { parameters: { layout: 'fullscreen', stored, ...place } };
}

/** The example on the dark theme. */
export function darkStory(block: Block, props: JsonObject = {}): BlockStory {
  return blockStory(block, props, { theme: 'dark' });
}

/** A word no line of a phone can hold, for stories that show what happens then. */
export const veryLongWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

/** A paragraph longer than anyone should write. */
export const veryLongText =
  'Owners who built something over thirty years rarely ask first what it is worth; they ask who will look after it. That question decides who we introduce, in which order, and what we never say aloud before the papers are signed.';
