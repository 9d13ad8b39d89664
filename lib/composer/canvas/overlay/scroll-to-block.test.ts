// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { scrollToBlock } from './scroll-to-block';

const scrollCalls: unknown[] = [];
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const block = document.body.appendChild(document.createElement('p'));

beforeEach(() => {
  scrollCalls.length = 0;
  Element.prototype.scrollIntoView = (how) => void scrollCalls.push(how);
});
const mockTop = (top: number) =>
  vi.spyOn(block, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 9, 9));

it('scrollToBlock › repeats the scroll to a distant block while the layout settles, until the user scrolls', async () => {
  mockTop(20 * window.innerHeight);
  scrollToBlock(block, 'center');
  await nextFrame();
  await nextFrame();
  expect(scrollCalls.length).toBeGreaterThanOrEqual(2);
  expect(new Set(scrollCalls.map((how) => JSON.stringify(how)))).toEqual(
    new Set(['{"block":"center","behavior":"instant"}']),
  );
  window.dispatchEvent(new Event('wheel'));
  const count = scrollCalls.length;
  await nextFrame();
  await nextFrame();
  expect(scrollCalls).toHaveLength(count);
});

it('scrollToBlock › stops following the previous block when another one is selected', async () => {
  mockTop(20 * window.innerHeight);
  scrollToBlock(block, 'start');
  scrollToBlock(block, 'center');
  scrollCalls.length = 0;
  await nextFrame();
  await nextFrame();
  expect(new Set(scrollCalls.map((how) => JSON.stringify(how)))).toEqual(
    new Set(['{"block":"center","behavior":"instant"}']),
  );
  window.dispatchEvent(new Event('wheel'));
});

it('scrollToBlock › scrolls smoothly to a block nearby and corrects the position after the scroll', async () => {
  mockTop(window.innerHeight + 10);
  scrollToBlock(block, 'nearest');
  await nextFrame();
  await nextFrame();
  expect(scrollCalls).toEqual([{ block: 'nearest', behavior: 'smooth' }]);
  document.dispatchEvent(new Event('scrollend'));
  await nextFrame();
  await nextFrame();
  expect(scrollCalls.at(-1)).toEqual({ block: 'nearest', behavior: 'instant' });
  window.dispatchEvent(new Event('keydown'));
});
