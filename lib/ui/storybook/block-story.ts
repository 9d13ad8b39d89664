import type { Block } from '@/lib/engine/block';
import type { JsonObject } from '@/schemas/json';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';

/** Where a story stands; a story without it follows the toolbar. */
type StoryPlace = { theme?: 'light' | 'dark'; locale?: Locale };

/** A story is a stored block and the place it is shown in; the preview does the rest. */
export type BlockStory = { parameters: StoryPlace & { stored: StoredBlock; layout: 'fullscreen' } };

/**
 * A story of a block: its example, with some props replaced. A prop given as `undefined` is left out,
 * to show what the block does without it.
 * @example export const WithoutPicture = blockStory(hero, { image: undefined });
 */
export function blockStory(
  block: Block,
  props: Record<string, JsonObject[string] | undefined> = {},
  place: StoryPlace & { slots?: StoredBlock['slots'] } = {},
): BlockStory {
  const { slots = block.example.slots, ...rest } = place;
  const merged = Object.entries({ ...block.example.props, ...props });
  const kept = merged.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  const stored: StoredBlock = {
    ...block.example,
    props: Object.fromEntries(kept),
    ...(slots && { slots }),
  };
  return { parameters: { layout: 'fullscreen', stored, ...rest } };
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
