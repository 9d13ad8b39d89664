// @vitest-environment jsdom
import { act, createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ExampleFrame } from './example-frame';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('the example of a block is drawn while it is near to being in sight, and no longer', async () => {
  let tell: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(hear: typeof tell) {
        tell = hear;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const list = createRef<HTMLDivElement>();
  const container = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(container).render(
      <div ref={list}>
        <ExampleFrame locale="en-GH" list={list} content="hero steps" />
        <span data-example-of="hero" />
        <span data-example-of="steps" />
      </div>,
    ),
  );
  const frame = container.querySelector('iframe')?.contentWindow;
  const shown: unknown[] = [];
  vi.spyOn(frame ?? window, 'postMessage').mockImplementation((message) =>
    shown.push(message.boxes.map(({ type }: { type: string }) => type)),
  );
  const [hero, steps] = container.querySelectorAll('span');
  if (!hero || !steps) throw new Error('There is no room for examples');
  await act(async () => tell([{ isIntersecting: true, target: hero }]));
  await act(async () =>
    tell([
      { isIntersecting: false, target: hero },
      { isIntersecting: true, target: steps },
    ]),
  );
  expect(shown).toEqual([['hero'], ['steps']]);
});
