import type { Page } from 'playwright-core';
import { chooseTyped } from './measure-composer.ts';

declare global {
  interface Window {
    /** When each frame of the page began, in ms. */
    frameTimes?: number[];
  }
}

export type Drag = { perSecond: number; longest: number };

function noteFrames(): void {
  const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow;
  if (!canvas) throw new Error('There is no page');
  const frames: number[] = [];
  window.frameTimes = frames;
  const note = (now: number) => {
    frames.push(now);
    canvas.requestAnimationFrame(note);
  };
  canvas.requestAnimationFrame(note);
}

/** Drags a block up and down over the page, which scrolls with it, for so many ms. @returns the frames in that time. */
export async function measureDrag(page: Page, time: number): Promise<Drag> {
  await chooseTyped(page);
  const canvas = page.locator('iframe[title="The page"]');
  const grip = await page.frameLocator('iframe[title="The page"]').locator('[data-grip]').boundingBox();
  const room = await canvas.boundingBox();
  if (!grip || !room) throw new Error('There is nothing to drag, or nowhere to drag it');
  const at = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.evaluate(noteFrames);
  const begun = Date.now();
  for (let passed = 0; passed < time; passed = Date.now() - begun) {
    // Half of the time at the lower edge, where the page scrolls.
    const height = Math.max(0.02, Math.min(0.98, 0.5 + Math.sin(passed / 700)));
    await page.mouse.move(at.x + 40 * Math.sin(passed / 90), room.y + room.height * height);
  }
  const frames = await page.evaluate(() => window.frameTimes ?? []);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const lengths = frames.slice(1).map((frame, number) => frame - (frames[number] ?? frame));
  const whole = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return {
    perSecond: Math.round((10_000 * lengths.length) / whole) / 10,
    longest: Math.round(Math.max(...lengths)),
  };
}
