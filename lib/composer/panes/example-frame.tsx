'use client';

import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { exampleSize, fromExamplesSchema, type ToExamples } from '../examples/messages';

type ExampleFrameProps = {
  locale: string;
  /** The list beneath which it lies: its rooms for pictures bear `data-example-of`. */
  list: RefObject<HTMLElement | null>;
  /** Changes with what is in the list. */
  content: unknown;
};

/** Blocks as they look, beneath the list of them: drawn while they are near to being in sight, and no longer. */
export function ExampleFrame({ locale, list, content }: ExampleFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0);
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks in the list stand elsewhere
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const seen = new Set<Element>();
    const rooms = [...current.querySelectorAll<HTMLElement>('[data-example-of]')];
    const tell = () => {
      const [room] = rooms;
      // Of what was found before nothing stays beneath an empty list.
      const factor = (room?.clientWidth ?? 0) / exampleSize.width;
      const top = current.getBoundingClientRect().top;
      setScale(factor);
      setHeight(factor && current.scrollHeight / factor);
      const boxes: ToExamples['boxes'] = rooms
        .filter((one) => seen.has(one))
        .map((one) => ({
          type: one.dataset.exampleOf ?? '',
          top: (one.getBoundingClientRect().top - top) / factor,
        }));
      frame.current?.contentWindow?.postMessage({ kind: 'show', boxes }, window.location.origin);
    };
    const watched = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) seen[isIntersecting ? 'add' : 'delete'](target);
        tell();
      },
      { rootMargin: '300px' },
    );
    for (const room of rooms) watched.observe(room);
    const resized = new ResizeObserver(tell);
    resized.observe(current);
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && fromExamplesSchema.safeParse(data).success) tell();
    };
    window.addEventListener('message', hear);
    return () => {
      watched.disconnect();
      resized.disconnect();
      window.removeEventListener('message', hear);
    };
  }, [list, content]);
  return (
    <iframe
      ref={frame}
      title="How the blocks look"
      aria-hidden="true"
      tabIndex={-1}
      src={`/compose/examples/${locale}`}
      className="example-frame"
      style={{ width: exampleSize.width, height, transform: `scale(${scale})` }}
    />
  );
}
