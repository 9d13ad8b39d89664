// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it, vi } from 'vitest';
import { ExampleFrame } from './block-palette';

it('example frame › renders the example of a block only while it is near the viewport', async () => {
  let notify: (entries: { isIntersecting: boolean; target: Element }[]) => void = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback;
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
  const { container } = await act(async () =>
    render(
      <div ref={list}>
        <ExampleFrame locale="en-GH" list={list} content="hero steps" />
        <span data-example-of="hero" />
        <span data-example-of="steps" />
      </div>,
    ),
  );
  const frame = container.querySelector('iframe')?.contentWindow;
  const rendered: unknown[] = [];
  vi.spyOn(frame ?? window, 'postMessage').mockImplementation((message) =>
    rendered.push(message.boxes.map(({ type }: { type: string }) => type)),
  );
  const [hero, steps] = container.querySelectorAll('span');
  if (!hero || !steps) throw new Error('There is no room for examples');
  await act(async () => notify([{ isIntersecting: true, target: hero }]));
  await act(async () =>
    notify([
      { isIntersecting: false, target: hero },
      { isIntersecting: true, target: steps },
    ]),
  );
  expect(rendered).toEqual([['hero'], ['steps']]);
});
