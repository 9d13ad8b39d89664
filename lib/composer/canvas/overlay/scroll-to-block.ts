import { useEffect, useRef } from 'react';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { findFrame } from '../find-frame';
import { userScrollEvents } from './scroll-anchor';

/**
 * Number of frames for which the scroll position is corrected. Content near the viewport is laid out when it
 * is first rendered, which moves everything below it.
 */
const MAX_SCROLL_CORRECTION_FRAMES = 40;
/** Blocks within this distance are scrolled to smoothly, in viewport heights. */
const MAX_SMOOTH_SCROLL_SCREENS = 2;

let currentScroll = new AbortController();

/**
 * Scrolls to a block, cancels the previous scroll, and corrects the position until the layout around the
 * block has settled.
 */
export function scrollToBlock(block: Element, position: ScrollLogicalPosition): void {
  currentScroll.abort();
  const controller = new AbortController();
  currentScroll = controller;
  for (const eventType of userScrollEvents)
    window.addEventListener(eventType, () => controller.abort(), { signal: controller.signal });
  const correctPosition = (framesLeft: number) =>
    requestAnimationFrame(() => {
      if (controller.signal.aborted) return;
      block.scrollIntoView({ block: position, behavior: 'instant' });
      if (framesLeft > 0 && block.isConnected) correctPosition(framesLeft - 1);
      else controller.abort();
    });
  const isNear = Math.abs(block.getBoundingClientRect().top) < MAX_SMOOTH_SCROLL_SCREENS * window.innerHeight;
  block.scrollIntoView({ block: position, behavior: isNear ? 'smooth' : 'instant' });
  if (isNear)
    document.addEventListener('scrollend', () => correctPosition(MAX_SCROLL_CORRECTION_FRAMES), {
      once: true,
      signal: controller.signal,
    });
  else correctPosition(MAX_SCROLL_CORRECTION_FRAMES);
}

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
