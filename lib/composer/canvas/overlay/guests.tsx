'use client';

import type { ReactElement } from 'react';
import type { Guest } from '../messages';
import { Around } from './around';

/** Whoever else works on the page, around the block that they have chosen. */
export function Guests({ guests }: { guests: readonly Guest[] }): ReactElement[] {
  const byBlock = Map.groupBy(guests, ({ block }) => block);
  return [...byBlock].map(([block, here]) => (
    <Around key={block} id={block} className="canvas-outline canvas-guest">
      <span className="canvas-tag">{here.map(({ name }) => name).join(', ')}</span>
    </Around>
  ));
}
