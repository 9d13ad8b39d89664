// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isKeptInPlace, keepInPlace, letGo } from './keep-in-place';

let top = 100;
const scrolled: number[] = [];

beforeEach(() => {
  [top, scrolled.length] = [100, 0];
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run));
  document.body.innerHTML = '<main><div class="canvas-block" data-block="a"><p></p></div></main>';
  const block = document.querySelector('p');
  if (block) block.getBoundingClientRect = () => new DOMRect(0, top, 500, 300);
  vi.stubGlobal('scrollBy', ({ top: by }: { top: number }) => {
    scrolled.push(by);
    top -= by;
  });
});
afterEach(() => vi.unstubAllGlobals());

const settled = () => new Promise((resolve) => setTimeout(resolve, 40));

it('the block in sight stays where it is on the screen, whatever comes above it', async () => {
  keepInPlace('a', () => {
    expect(isKeptInPlace('a')).toBe(true);
    top += 740;
  });
  await settled();
  expect([top, scrolled, isKeptInPlace('a')]).toEqual([100, [740], false]);
});

it('what the browser scrolls by itself besides is put right', async () => {
  keepInPlace('a', () => {
    top += 740;
  });
  top -= 740;
  await settled();
  expect([top, scrolled]).toEqual([100, [740, -740]]);
});

it.each([
  ['was out of sight', () => (top = 4_000)],
  ['was let go of by hand', letGo],
])('nothing is scrolled for one that %s', async (_, before) => {
  before();
  keepInPlace('a', () => {
    top += 740;
  });
  await settled();
  expect(scrolled).toEqual([]);
});

it('whoever scrolls meanwhile is not pulled back', async () => {
  keepInPlace('a', () => undefined);
  window.dispatchEvent(new Event('wheel'));
  top -= 300;
  await settled();
  expect(scrolled).toEqual([]);
});
