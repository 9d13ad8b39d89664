import { useEffect, useRef } from 'react';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { findFrame } from '../find-frame';
import { scrollToBlock } from './scroll-to-block';

/**
 * Scrolls to the composed content on the first render: a website section can be far down on its page. If a
 * block is selected, `useScrollToSelected` scrolls to that.
 */
export function useInitialScroll(openedDocument: OpenDocument, isSelected: boolean): void {
  const initial = useRef({ id: openedDocument.root[0], isChosen: isSelected });
  useEffect(() => {
    const { id, isChosen: wasSelected } = initial.current;
    const frame = id === undefined ? document.getElementById('content') : findFrame(id);
    const block = frame?.firstElementChild;
    if (wasSelected || !block) return;
    const { top, height } = block.getBoundingClientRect();
    if (top < window.innerHeight - 80) return;
    scrollToBlock(block, height > window.innerHeight * 0.8 ? 'start' : 'center');
  }, []);
}
