'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { nameSource } from '@/lib/engine/name-source';
import { hasMoved } from '../../outline/has-moved';
import { findFrame } from '../find-frame';
import type { Pointed } from '../hands';
import type { Chosen, Guest } from '../messages';
import { Around } from './around';
import { bringIntoSight } from './bring-into-sight';
import { Guests } from './guests';
import { InsertPoint } from './insert-point';
import { isKeptInPlace } from './keep-in-place';
import { Tools } from './tools';
import { useBegunAt } from './use-begun-at';

type OverlayProps = {
  chosen: Chosen | null;
  pointed: Pointed | null;
  guests: readonly Guest[];
  document: OpenDocument;
};

/** What lies over the page: the tools of the chosen block, the name of the one that is pointed at, who else is where, and where another can be put in. */
export function Overlay({ chosen, pointed, guests, document: opened }: OverlayProps): ReactElement {
  useBegunAt(opened, chosen !== null);
  useFollowed(chosen?.id ?? null, opened);
  const hovered = pointed && pointed.id !== chosen?.id ? pointed.id : null;
  return (
    <>
      <Guests guests={guests} />
      <Around id={hovered} className="canvas-outline canvas-pointed">
        {pointed && hovered !== null && <span className="canvas-tag">{nameOf(opened, pointed)}</span>}
      </Around>
      <Around
        id={chosen?.id ?? null}
        className={chosen?.from ? 'canvas-outline canvas-supplied' : 'canvas-outline'}
      >
        {chosen && (
          <>
            <Tools chosen={chosen} />
            {chosen.mayPutIn && <InsertPoint side="before" of={chosen} document={opened} />}
            {chosen.mayPutIn && <InsertPoint side="after" of={chosen} document={opened} />}
          </>
        )}
      </Around>
    </>
  );
}

/** What a block is called, and where its data comes from. */
function nameOf({ blocks }: OpenDocument, { id, text }: Pointed): string {
  const own = blocks.get(id)?.own;
  if (!isNode(own)) return 'Cannot be read';
  const label = registry.get(String(own.type))?.label ?? String(own.type);
  const from = nameSource(own.bind);
  if (text !== null) return `${label} · ${text}`;
  return from ? `${label} · from ${from}` : label;
}

/** Brings a block into sight once it is chosen, moved, or drawn: one that was just put in is not there yet, and is to be seen as a whole. */
function useFollowed(id: string | null, opened: OpenDocument): void {
  const followed = useRef<string | null>(null);
  const known = useRef(opened);
  const before = useRef(opened);
  useEffect(() => {
    const isSame = id === followed.current;
    const isElsewhere = isSame && id !== null && hasMoved(id, before.current, opened) && !isKeptInPlace(id);
    before.current = opened;
    if (isSame && !isElsewhere) return;
    const block = id === null ? null : findFrame(id)?.firstElementChild;
    const isNew = isElsewhere || (id !== null && !known.current.blocks.has(id));
    if (id === null || block) {
      followed.current = id;
      known.current = opened;
    }
    const box = block?.getBoundingClientRect();
    const isWhole = box && box.bottom <= window.innerHeight;
    const isSeen = box && box.top >= 0 && (isNew ? isWhole : box.top < window.innerHeight - 80);
    const isAround = box && box.top < 0 && box.bottom > window.innerHeight / 2;
    const isTall = box && box.height > window.innerHeight * 0.8;
    if (block && !isSeen && !isAround) bringIntoSight(block, isTall ? 'start' : isNew ? 'center' : 'nearest');
  });
}
