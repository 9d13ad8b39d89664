'use client';

import type { ReactElement } from 'react';
import type { RemoteSelection } from '../messages';
import { BlockOutline } from './block-outline';

/** Outlines with the names of other users around the blocks they selected. */
export function RemoteSelections({ guests }: { guests: readonly RemoteSelection[] }): ReactElement[] {
  const selectionsByBlock = Map.groupBy(guests, ({ block }) => block);
  return [...selectionsByBlock].map(([block, selections]) => (
    <BlockOutline key={block} id={block} className="canvas-outline canvas-guest">
      <span className="canvas-tag">{selections.map(({ name }) => name).join(', ')}</span>
    </BlockOutline>
  ));
}
