'use client';

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { boxOf, findFrame } from '../find-frame';

type BlockOutlineProps = {
  id: string | null;
  className: string;
  children?: ReactNode;
};

/**
 * A box around a block on the page. It is measured on each render, and once per frame after events that can
 * move the block.
 */
export function BlockOutline({ id, className, children }: BlockOutlineProps): ReactElement {
  const outline = useRef<HTMLDivElement>(null);
  useEffect(() => positionOutline(outline.current, id));
  useEffect(() => {
    let frame = 0;
    const scheduleUpdate = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => positionOutline(outline.current, id));
    };
    scheduleUpdate();
    const resizeObserver = new ResizeObserver(scheduleUpdate);
    resizeObserver.observe(document.body);
    window.addEventListener('scroll', scheduleUpdate, true);
    window.addEventListener('input', scheduleUpdate);
    return () => {
      cancelAnimationFrame(frame);
      resizeObserver.disconnect();
      window.removeEventListener('scroll', scheduleUpdate, true);
      window.removeEventListener('input', scheduleUpdate);
    };
  }, [id]);
  return (
    <div ref={outline} hidden className={className}>
      {children}
    </div>
  );
}

/** Height that the toolbar needs above a block, in screen pixels. */
const TOOLBAR_HEIGHT_PX = 44;

function positionOutline(outline: HTMLElement | null, id: string | null): void {
  const box = id === null ? null : boxOf(findFrame(id));
  if (!outline) return;
  outline.hidden = !box;
  if (!box) return;
  const top = box.top + window.scrollY;
  Object.assign(outline.style, {
    top: `${top}px`,
    left: `${box.left + window.scrollX}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  outline.style.setProperty('--available-width', `${document.documentElement.clientWidth - box.left}px`);
  outline.toggleAttribute('data-at-top', top < TOOLBAR_HEIGHT_PX);
}
