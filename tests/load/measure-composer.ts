import type { Page } from 'playwright';
import { lastBlock, typedBlock } from '../support/mixed-blocks.ts';

declare global {
  interface Window {
    /**
     * When the first blocks of the page were painted, and when the last one was, in ms since navigation to
     * the composer.
     */
    begun?: number;
    opened?: number;
    /** For each typed key, the time until its letter was painted, in ms. */
    typed?: number[];
  }
}

/**
 * Records when the first and the last block were painted; runs in every frame, but only acts in the top one.
 */
export function recordOpening(last: string): void {
  if (window !== window.top) return;
  const recordPaint = (metric: 'begun' | 'opened', selector: string) => {
    const check = () => {
      const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentDocument;
      if (!canvas?.querySelector(selector)) return requestAnimationFrame(check);
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        window[metric] = performance.now();
      };
      return requestAnimationFrame(() => painted.port2.postMessage(null));
    };
    requestAnimationFrame(check);
  };
  recordPaint('begun', 'main [data-block]');
  recordPaint('opened', `[data-block="${last}"]`);
}

export type Opening = { seen: number; opened: number };

/**
 * Opens a page in the composer.
 * @returns the time until its first and its last block were painted, in ms.
 */
export async function measureOpening(page: Page, address: string): Promise<Opening> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.opened, null, { timeout: 60_000, polling: 250 });
  return page.evaluate(() => ({ seen: window.begun ?? Number.NaN, opened: window.opened ?? Number.NaN }));
}

export async function recordOpenings(page: Page): Promise<void> {
  // esbuild wraps function names in a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(recordOpening, lastBlock);
}

/**
 * Selects the block to type in.
 * @returns its heading and note fields.
 */
export async function selectTypedBlock(page: Page) {
  const block = page.frameLocator('iframe[title="The page"]').locator(`[data-block="${typedBlock}"]`);
  await block.getByRole('heading').first().click();
  const heading = page.getByLabel('Heading', { exact: true });
  await heading.focus();
  return { heading, note: page.getByLabel('Line below the buttons', { exact: true }) };
}

/** Records for each key when its letter was painted on the canvas. */
function recordTyping(block: string): void {
  const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow;
  const blockElement = canvas?.document.querySelector(`[data-block="${block}"]`);
  if (!canvas || !blockElement) throw new Error('The block that is typed in is not rendered');
  const typed: number[] = [];
  window.typed = typed;
  let pressed: number | null = null;
  const press = (event: KeyboardEvent) => {
    pressed = performance.timeOrigin + event.timeStamp;
  };
  const paint = () => {
    const key = pressed;
    pressed = null;
    if (key === null) return;
    const painted = new MessageChannel();
    painted.port1.onmessage = () => typed.push(performance.timeOrigin + performance.now() - key);
    canvas.requestAnimationFrame(() => painted.port2.postMessage(null));
  };
  document.addEventListener('keydown', press, true);
  new MutationObserver(paint).observe(blockElement, { subtree: true, childList: true, characterData: true });
}

/**
 * Words of eight letters: one is typed within half a second, and the next starts after everything was saved.
 * Each key is held for longer than a frame, as by a person: a key released immediately would be painted
 * before its letter is recorded.
 */
const LETTERS_PER_WORD = 8;
const pausesMs = { word: 900, held: 30, letter: 15, more: 35 };

/**
 * Types `letters` letters into the block in the middle.
 * @returns the time until each was painted, in ms.
 */
export async function measureTyping(page: Page, letters: number): Promise<number[]> {
  const { heading } = await selectTypedBlock(page);
  await heading.fill('W');
  await page.waitForTimeout(pausesMs.word);
  await page.evaluate(recordTyping, typedBlock);
  for (let at = 0; at < letters; at += 1) {
    if (at % LETTERS_PER_WORD === 0 && at > 0) {
      if (at % (LETTERS_PER_WORD * 8) === 0) await heading.fill('W');
      await page.waitForTimeout(pausesMs.word);
    }
    await page.keyboard.press(String.fromCharCode(97 + (at % 26)), { delay: pausesMs.held });
    await page.waitForTimeout(pausesMs.letter + Math.random() * pausesMs.more);
  }
  await page.waitForTimeout(pausesMs.word);
  return page.evaluate(() => window.typed ?? []);
}

/**
 * Makes `edits` edits, each an undo step of its own.
 * @returns the heap size of the composer and its canvas afterwards, in MB.
 */
export async function measureHeap(page: Page, edits: number): Promise<number> {
  const { heading, note } = await selectTypedBlock(page);
  await Promise.all([heading.fill('W'), note.fill('W')]);
  for (let at = 0; at < edits; at += 1) {
    const field = at % 2 === 0 ? heading : note;
    await field.press(Math.floor(at / 2) % 2 === 0 ? 'a' : 'Backspace');
  }
  await page.waitForTimeout(pausesMs.word);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e5) / 10;
}
