import type { Block } from '@/lib/engine/block';
import { storedExample } from '@/lib/engine/example-blocks';
import type { Json, JsonObject } from '@/schemas/json';
import type { Locale } from '@/schemas/locale';
import type { StoredBlock } from '@/schemas/stored-block';

/** The environment of a story; by default it follows the toolbar. */
type StoryEnvironment = { theme?: 'light' | 'dark'; locale?: Locale };

/** A story creates its stored block and defines its environment; the preview renders it. */
export type BlockStory = {
  parameters: StoryEnvironment & { stored: () => Promise<StoredBlock>; layout: 'fullscreen' };
};

/**
 * A story of a block: its example with some props replaced, including supplied ones. `undefined` removes a
 * prop, to show the block without it.
 * @example export const WithoutPicture = blockStory(hero, { image: undefined });
 */
export function blockStory(
  block: Block,
  props: Record<string, Json | undefined> = {},
  { slots, ...environment }: StoryEnvironment & { slots?: StoredBlock['slots'] } = {},
): BlockStory {
  const stored = async (): Promise<StoredBlock> => {
    const example = await storedExample(block);
    const merged = Object.entries({ ...example.props, ...props });
    const definedProps = merged.flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    );
    return { ...example, props: Object.fromEntries(definedProps), ...(slots && { slots }) };
  };
  return { parameters: { layout: 'fullscreen', stored, ...environment } };
}

/** The example in the dark theme. */
export function darkStory(block: Block, props: JsonObject = {}): BlockStory {
  return blockStory(block, props, { theme: 'dark' });
}

/** A word that is too long for a line on a phone. */
export const veryLongWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen';

/** A paragraph that is longer than usual. */
export const veryLongText =
  'Owners who built something over thirty years rarely ask first what it is worth; they ask who will look after it. That question decides who we introduce, in which order, and what we never say aloud before the papers are signed.';
