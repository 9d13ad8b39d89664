import { startTransition, useEffect, useState } from 'react';
import { stretchSize } from '@/lib/engine/block-stretches';

/** Of a page with more blocks, those beyond them are laid out and painted only near the screen. */
export const mostDrawnWhole = stretchSize;

/** Of a long page the beginning, and a moment later all of it, drawn in small steps between which whoever works there is heard. */
export function useBeginning<Block>(blocks: readonly Block[]): readonly Block[] {
  const [isWhole, setWhole] = useState(false);
  const isBegun = blocks.length > 0;
  useEffect(() => {
    if (isBegun) startTransition(() => setWhole(true));
  }, [isBegun]);
  return isWhole || blocks.length <= mostDrawnWhole ? blocks : blocks.slice(0, mostDrawnWhole);
}
