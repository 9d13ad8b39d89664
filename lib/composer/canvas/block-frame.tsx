'use client';

import { createContext, type ReactElement, type ReactNode, useContext, useRef } from 'react';
import { useIsFrozen } from './frozen-block';

/** Ids of the blocks that are hidden from visitors. */
export const HiddenBlocks = createContext<ReadonlySet<string>>(new Set());

/** Ids of the blocks whose data has not been loaded yet. */
export const PendingBlocks = createContext<ReadonlySet<string>>(new Set());

type BlockFrameProps = { id: string; rendered: ReactNode; quarantined: ReactNode };

/**
 * Wraps a block so that it can be found by id; the wrapper does not affect the layout. A block that cannot
 * be rendered (for example while a required heading is empty) keeps its last rendering, with the issue below
 * it. A block whose data is loading keeps it too, so that it does not flash an empty state.
 */
export function BlockFrame({ id, rendered, quarantined }: BlockFrameProps): ReactElement {
  const isFrozen = useIsFrozen(id);
  const isHidden = useContext(HiddenBlocks).has(id);
  const isPending = useContext(PendingBlocks).has(id);
  const lastRendered = useRef(isPending ? null : rendered);
  // The inline text field modifies the elements while the block is frozen. The same element object makes
  // React skip the subtree.
  if (!isFrozen && !isPending && rendered !== null) lastRendered.current = rendered;
  return (
    <div className={isHidden ? 'canvas-block canvas-hidden' : 'canvas-block'} data-block={id}>
      {lastRendered.current}
      {isPending && lastRendered.current === null && <PendingCard />}
      {!isFrozen && !isPending && quarantined}
    </div>
  );
}

const PendingCard = (): ReactElement => (
  <div className="canvas-quarantined" aria-busy="true">
    <p>Loading content …</p>
  </div>
);
