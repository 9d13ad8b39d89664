import type { Page } from 'playwright';
import { selectTypedBlock } from './measure-composer.ts';

declare global {
  interface Window {
    /** When each frame of the page started, in ms. */
    frameTimes?: number[];
  }
}

export type DragFrames = { perSecond: number; longest: number };

function recordFrames(): void {
  const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow;
  if (!canvas) throw new Error('There is no page');
  const frames: number[] = [];
  window.frameTimes = frames;
  const record = (now: number) => {
    frames.push(now);
    canvas.requestAnimationFrame(record);
  };
  canvas.requestAnimationFrame(record);
}

/**
 * Drags a block up and down over the scrolling page for `time` ms.
 * @returns the frames in that time.
 */
export async function measureDrag(page: Page, time: number): Promise<DragFrames> {
  await selectTypedBlock(page);
  const canvas = page.locator('iframe[title="The page"]');
  const grip = await page.frameLocator('iframe[title="The page"]').locator('[data-grip]').boundingBox();
  const canvasBox = await canvas.boundingBox();
  if (!grip || !canvasBox) throw new Error('There is nothing to drag, or nowhere to drag it');
  const at = { x: grip.x + grip.width / 2, y: grip.y + grip.height / 2 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.evaluate(recordFrames);
  const startedAt = Date.now();
  for (let passed = 0; passed < time; passed = Date.now() - startedAt) {
    // Half of the time at the lower edge, where the page scrolls.
    const height = Math.max(0.02, Math.min(0.98, 0.5 + Math.sin(passed / 700)));
    await page.mouse.move(at.x + 40 * Math.sin(passed / 90), canvasBox.y + canvasBox.height * height);
  }
  const frames = await page.evaluate(() => window.frameTimes ?? []);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const lengths = frames.slice(1).map((frame, number) => frame - (frames[number] ?? frame));
  const totalMs = (frames.at(-1) ?? 0) - (frames[0] ?? 0);
  return {
    perSecond: Math.round((10_000 * lengths.length) / totalMs) / 10,
    longest: Math.round(Math.max(...lengths)),
  };
}
