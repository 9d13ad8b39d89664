'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import type { StoredBlock } from '@/schemas/stored-block';

/** A line around the chosen block, measured once a frame where something may have moved. */
export function Outline({ id, drawn }: { id: string | null; drawn: readonly StoredBlock[] }): ReactElement {
  const line = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn may have moved it
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      const box = id === null ? null : boxOf(id);
      const { current } = line;
      if (!current) return;
      current.hidden = !box;
      if (box)
        Object.assign(current.style, {
          top: `${box.top}px`,
          left: `${box.left}px`,
          width: `${box.width}px`,
          height: `${box.height}px`,
        });
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    soon();
    const resized = new ResizeObserver(soon);
    resized.observe(document.body);
    window.addEventListener('scroll', soon, true);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      window.removeEventListener('scroll', soon, true);
    };
  }, [id, drawn]);
  const followed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a block that was just put in is not there before it is drawn
  useEffect(() => {
    const block = id === null || id === followed.current ? null : find(id)?.firstElementChild;
    if (id === null || block) followed.current = id;
    block?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [id, drawn]);
  return <div ref={line} hidden aria-hidden className="canvas-outline" />;
}

const find = (id: string): Element | null => document.querySelector(`[data-block="${CSS.escape(id)}"]`);

/** Around all that a block draws: it may be several elements. */
function boxOf(id: string): DOMRect | null {
  const boxes = [...(find(id)?.children ?? [])].map((child) => child.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const [top, left] = [Math.min(...boxes.map((box) => box.top)), Math.min(...boxes.map((box) => box.left))];
  const [bottom, right] = [
    Math.max(...boxes.map((box) => box.bottom)),
    Math.max(...boxes.map((box) => box.right)),
  ];
  return new DOMRect(left, top, right - left, bottom - top);
}
