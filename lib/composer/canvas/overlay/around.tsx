'use client';

import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import type { StoredBlock } from '@/schemas/stored-block';
import { boxOf, findFrame } from '../find-frame';

type AroundProps = {
  id: string | null;
  /** When it changes, something may have moved. */
  drawn: readonly StoredBlock[];
  className: string;
  children?: ReactNode;
};

/** Stands around a block on the page, measured once a frame where something may have moved. */
export function Around({ id, drawn, className, children }: AroundProps): ReactElement {
  const around = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn may have moved it
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const { current } = around;
      if (current) place(current, id === null ? null : boxOf(findFrame(id)));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    measure();
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
  }, [id, drawn]);
  return (
    <div ref={around} hidden className={className}>
      {children}
    </div>
  );
}

/** Room above a block for its tools, in pixels of the screen. */
const toolRoom = 44;

function place(around: HTMLElement, box: DOMRect | null): void {
  around.hidden = !box;
  if (!box) return;
  const top = box.top + window.scrollY;
  Object.assign(around.style, {
    top: `${top}px`,
    left: `${box.left + window.scrollX}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  around.toggleAttribute('data-low', top < toolRoom);
}
