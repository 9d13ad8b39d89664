// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { usePictureNavigation } from './use-picture-navigation';

function TestPictures(): ReactElement {
  const { index, direction, step, ...handlers } = usePictureNavigation(0, 3);
  return (
    <div role="presentation" {...handlers}>
      {index}
    </div>
  );
}

beforeEach(() => void render(<TestPictures />));

const displayedIndex = () => Number(document.body.textContent);
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

test('steps with the arrow keys and wraps around', () => {
  press('ArrowRight');
  expect(displayedIndex()).toBe(1);
  press('ArrowLeft');
  press('ArrowLeft');
  expect(displayedIndex()).toBe(2);
  press('ArrowRight');
  expect(displayedIndex()).toBe(0);
});

test('moves forward on a swipe to the left and back on one to the right', () => {
  swipe([300, 200], [200, 210]);
  expect(displayedIndex()).toBe(1);
  swipe([200, 200], [300, 190]);
  expect(displayedIndex()).toBe(0);
});

test.each<[string, Point]>([
  ['a tap', [300, 200]],
  ['a short swipe', [252, 200]],
  ['a swipe that is more vertical than horizontal', [240, 400]],
])('ignores %s', (_, to) => {
  swipe([300, 200], to);
  expect(displayedIndex()).toBe(0);
});

test('ignores the end of a pinch gesture', () => {
  touch('touchstart', 'touches', [100, 100], [300, 300]);
  touch('touchend', 'changedTouches', [20, 100]);
  touch('touchend', 'changedTouches', [390, 300]);
  expect(displayedIndex()).toBe(0);
});
