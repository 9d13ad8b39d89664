import { startTransition, useEffect, useState } from 'react';

/** So many at once: they fill the screen. Of a page with more, those beyond it are laid out and painted only near it. */
export const mostDrawnWhole = 30;

/** Of a long page the beginning, and a moment later all of it, drawn in small steps between which whoever works there is heard. */
export function useBeginning<Block>(blocks: readonly Block[]): readonly Block[] {
  const [isWhole, setWhole] = useState(false);
  const isBegun = blocks.length > 0;
  useEffect(() => {
    if (isBegun) startTransition(() => setWhole(true));
  }, [isBegun]);
  return isWhole || blocks.length <= mostDrawnWhole ? blocks : blocks.slice(0, mostDrawnWhole);
}
