// @vitest-environment jsdom
import { act, type ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTurning } from './use-turning';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Turned(): ReactElement {
  const { place, direction, turn, ...handlers } = useTurning(0, 3);
  return (
    <div role="presentation" {...handlers}>
      {place}
    </div>
  );
}

let root: Root;
beforeEach(() => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  act(() => root.render(<Turned />));
});
afterEach(() => act(() => root.unmount()));

const shown = () => Number(document.body.textContent);
const send = (event: Event) => act(() => void document.querySelector('[role]')?.dispatchEvent(event));
const press = (key: string) => send(new KeyboardEvent('keydown', { key, bubbles: true }));

type Point = readonly [x: number, y: number];
const touch = (type: string, list: 'touches' | 'changedTouches', ...points: readonly Point[]) =>
  send(
    Object.assign(new Event(type, { bubbles: true }), {
      [list]: points.map(([clientX, clientY]) => ({ clientX, clientY })),
    }),
  );
const swipe = (from: Point, to: Point) => {
  touch('touchstart', 'touches', from);
  touch('touchend', 'changedTouches', to);
};

test('arrow keys turn, and after the last comes the first', () => {
  press('ArrowRight');
  expect(shown()).toBe(1);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(shown()).toBe(2);
  press('ArrowRight');
  expect(shown()).toBe(0);
});

test('a swipe to the left turns on, one to the right turns back', () => {
  swipe([300, 200], [200, 210]);
  expect(shown()).toBe(1);
  swipe([200, 200], [300, 190]);
  expect(shown()).toBe(0);
});

test.each<[string, Point]>([
  ['a tap', [300, 200]],
  ['a short one', [252, 200]],
  ['one that goes down more than across', [240, 400]],
])('%s turns nothing', (_, to) => {
  swipe([300, 200], to);
  expect(shown()).toBe(0);
});

test('two fingers, which make a picture larger, turn nothing when they leave it', () => {
  touch('touchstart', 'touches', [100, 100], [300, 300]);
  touch('touchend', 'changedTouches', [20, 100]);
  touch('touchend', 'changedTouches', [390, 300]);
  expect(shown()).toBe(0);
});
