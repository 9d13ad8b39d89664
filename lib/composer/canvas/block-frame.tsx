'use client';

import { createContext, type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { useIsHeld } from './held-block';

/** The blocks that visitors do not see. */
export const HiddenBlocks = createContext<ReadonlySet<string>>(new Set());

type BlockFrameProps = { id: string; drawn: ReactNode; withheld: ReactNode };

/**
 * By this the block of a place on the page is found; it takes no part in the page's layout. What cannot be shown just now, as a heading of
 * which nothing is left while it is written anew, stays as it was, with what is missing below it.
 */
export function BlockFrame({ id, drawn, withheld }: BlockFrameProps): ReactElement {
  const isHeld = useIsHeld(id);
  const isHidden = useContext(HiddenBlocks).has(id);
  const shown = useRef(drawn);
  // While somebody writes in it, its elements are theirs: the same object is drawn by nobody again.
  if (!isHeld && drawn !== null) shown.current = drawn;
  return (
    <div className={isHidden ? 'canvas-block canvas-hidden' : 'canvas-block'} data-block={id}>
      {shown.current}
      {!isHeld && withheld}
    </div>
  );
}
