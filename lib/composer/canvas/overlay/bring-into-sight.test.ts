// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { bringIntoSight } from './bring-into-sight';

const scrolled: unknown[] = [];
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const block = document.body.appendChild(document.createElement('p'));

beforeEach(() => {
  scrolled.length = 0;
  Element.prototype.scrollIntoView = (how) => void scrolled.push(how);
});
const standsAt = (top: number) =>
  vi.spyOn(block, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 9, 9));

it('stays with a block far away while what lies between takes its height, until somebody scrolls', async () => {
  standsAt(20 * window.innerHeight);
  bringIntoSight(block, 'center');
  await frame();
  await frame();
  expect(scrolled.length).toBeGreaterThanOrEqual(2);
  expect(new Set(scrolled.map((how) => JSON.stringify(how)))).toEqual(
    new Set(['{"block":"center","behavior":"instant"}']),
  );
  window.dispatchEvent(new Event('wheel'));
  const count = scrolled.length;
  await frame();
  await frame();
  expect(scrolled).toHaveLength(count);
});

it('leaves the block before once another is chosen', async () => {
  standsAt(20 * window.innerHeight);
  bringIntoSight(block, 'start');
  bringIntoSight(block, 'center');
  scrolled.length = 0;
  await frame();
  await frame();
  expect(new Set(scrolled.map((how) => JSON.stringify(how)))).toEqual(
    new Set(['{"block":"center","behavior":"instant"}']),
  );
  window.dispatchEvent(new Event('wheel'));
});

it('glides to one nearby, and stays with it from its end on', async () => {
  standsAt(window.innerHeight + 10);
  bringIntoSight(block, 'nearest');
  await frame();
  await frame();
  expect(scrolled).toEqual([{ block: 'nearest', behavior: 'smooth' }]);
  document.dispatchEvent(new Event('scrollend'));
  await frame();
  await frame();
  expect(scrolled.at(-1)).toEqual({ block: 'nearest', behavior: 'instant' });
  window.dispatchEvent(new Event('keydown'));
});
