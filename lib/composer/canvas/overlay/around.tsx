'use client';

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { boxOf, findFrame } from '../find-frame';

type AroundProps = {
  id: string | null;
  className: string;
  children?: ReactNode;
};

/** Stands around a block on the page; measured whenever it is drawn, and once a frame where something may have moved. */
export function Around({ id, className, children }: AroundProps): ReactElement {
  const around = useRef<HTMLDivElement>(null);
  useEffect(() => placeAround(around.current, id));
  useEffect(() => {
    let frame = 0;
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => placeAround(around.current, id));
    };
    soon();
    const resized = new ResizeObserver(soon);
    resized.observe(document.body);
    window.addEventListener('scroll', soon, true);
    window.addEventListener('input', soon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', soon, true);
      window.removeEventListener('input', soon);
    };
  }, [id]);
  return (
    <div ref={around} hidden className={className}>
      {children}
    </div>
  );
}

/** Room above a block for its tools, in pixels of the screen. */
const toolRoom = 44;

function placeAround(around: HTMLElement | null, id: string | null): void {
  const box = id === null ? null : boxOf(findFrame(id));
  if (!around) return;
  around.hidden = !box;
  if (!box) return;
  const top = box.top + window.scrollY;
  Object.assign(around.style, {
    top: `${top}px`,
    left: `${box.left + window.scrollX}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  around.style.setProperty('--room', `${document.documentElement.clientWidth - box.left}px`);
  around.toggleAttribute('data-low', top < toolRoom);
}
