import { startTransition, useEffect, useState } from 'react';
import { CHUNK_SIZE } from '@/lib/engine/block-chunks';

/**
 * Number of blocks that are laid out and painted immediately. Those after them are rendered only near the
 * viewport.
 */
export const MAX_EAGER_BLOCKS = CHUNK_SIZE;

/** Returns the first blocks of a long page, and all of them in a transition that does not block input. */
export function useProgressiveBlocks<Block>(blocks: readonly Block[]): readonly Block[] {
  const [isComplete, setComplete] = useState(false);
  const hasBlocks = blocks.length > 0;
  useEffect(() => {
    if (hasBlocks) startTransition(() => setComplete(true));
  }, [hasBlocks]);
  return isComplete || blocks.length <= MAX_EAGER_BLOCKS ? blocks : blocks.slice(0, MAX_EAGER_BLOCKS);
}
