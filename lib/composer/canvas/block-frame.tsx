'use client';

import { createContext, type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { useIsHeld } from './held-block';

/** The blocks that visitors do not see. */
export const HiddenBlocks = createContext<ReadonlySet<string>>(new Set());

/** The blocks whose source has still to be asked. */
export const AwaitedBlocks = createContext<ReadonlySet<string>>(new Set());

type BlockFrameProps = { id: string; drawn: ReactNode; withheld: ReactNode };

/**
 * By this the block of a place on the page is found; it takes no part in the page's layout. What cannot be shown just now, as a heading of
 * which nothing is left while it is written anew, stays as it was, with what is missing below it. One whose source has still to be asked stays, too,
 * instead of showing for a moment that there is nothing.
 */
export function BlockFrame({ id, drawn, withheld }: BlockFrameProps): ReactElement {
  const isHeld = useIsHeld(id);
  const isHidden = useContext(HiddenBlocks).has(id);
  const isAwaited = useContext(AwaitedBlocks).has(id);
  const shown = useRef(isAwaited ? null : drawn);
  // While somebody writes in it, its elements are theirs: the same object is drawn by nobody again.
  if (!isHeld && !isAwaited && drawn !== null) shown.current = drawn;
  return (
    <div className={isHidden ? 'canvas-block canvas-hidden' : 'canvas-block'} data-block={id}>
      {shown.current}
      {isAwaited && shown.current === null && <Awaited />}
      {!isHeld && !isAwaited && withheld}
    </div>
  );
}

const Awaited = (): ReactElement => (
  <div className="canvas-withheld" aria-busy="true">
    <p>Looking for what is shown here …</p>
  </div>
);
