import { useEffect, useRef } from 'react';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { findFrame } from '../find-frame';
import { bringIntoSight } from './bring-into-sight';

/** Brings what is composed into sight as it is drawn for the first time: a section stands somewhere on a page, perhaps far below. One that is chosen is followed anyway. */
export function useBegunAt(opened: OpenDocument, isChosen: boolean): void {
  const first = useRef({ id: opened.root[0], isChosen });
  useEffect(() => {
    const { id, isChosen: isFollowed } = first.current;
    const frame = id === undefined ? document.getElementById('content') : findFrame(id);
    const block = frame?.firstElementChild;
    if (isFollowed || !block) return;
    const { top, height } = block.getBoundingClientRect();
    if (top < window.innerHeight - 80) return;
    bringIntoSight(block, height > window.innerHeight * 0.8 ? 'start' : 'center');
  }, []);
}
