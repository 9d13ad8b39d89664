'use client';

import { type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { exampleSize, examplesReadySchema, type ExamplesMessage } from '../examples/messages';

type ExampleFrameProps = {
  locale: string;
  /** The list above the frame; its slots for pictures have `data-example-of`. */
  list: RefObject<HTMLElement | null>;
  /** Changes with the content of the list. */
  content: unknown;
};

/**
 * Previews of the blocks in one iframe beneath the list. A preview is rendered only while it is near the
 * viewport.
 */
export function ExampleFrame({ locale, list, content }: ExampleFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0);
  const [height, setHeight] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other blocks in the list stand elsewhere
  useEffect(() => {
    const { current } = list;
    if (!current) return;
    const visible = new Set<Element>();
    const slots = [...current.querySelectorAll<HTMLElement>('[data-example-of]')];
    const postBoxes = () => {
      const [firstSlot] = slots;
      // With an empty list the frame collapses, so that no earlier preview stays.
      const factor = (firstSlot?.clientWidth ?? 0) / exampleSize.width;
      const top = current.getBoundingClientRect().top;
      setScale(factor);
      setHeight(factor && current.scrollHeight / factor);
      const boxes: ExamplesMessage['boxes'] = slots
        .filter((one) => visible.has(one))
        .map((one) => ({
          type: one.dataset.exampleOf ?? '',
          top: (one.getBoundingClientRect().top - top) / factor,
        }));
      frame.current?.contentWindow?.postMessage({ kind: 'show', boxes }, window.location.origin);
    };
    const visibilityObserver = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) visible[isIntersecting ? 'add' : 'delete'](target);
        postBoxes();
      },
      { rootMargin: '300px' },
    );
    for (const slot of slots) visibilityObserver.observe(slot);
    const resizeObserver = new ResizeObserver(postBoxes);
    resizeObserver.observe(current);
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && examplesReadySchema.safeParse(data).success) postBoxes();
    };
    window.addEventListener('message', onMessage);
    return () => {
      visibilityObserver.disconnect();
      resizeObserver.disconnect();
      window.removeEventListener('message', onMessage);
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
