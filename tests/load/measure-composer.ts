import type { Page } from 'playwright-core';
import { lastBlock, typedBlock } from '../support/mixed-blocks.ts';

declare global {
  interface Window {
    /** When the first blocks of the page were painted, and when the last one was, in ms since the composer was asked for. */
    begun?: number;
    opened?: number;
    /** Of each key that was typed, how long it took until its letter was painted, in ms. */
    typed?: number[];
  }
}

/** Notes when the first block and the last one have come and were painted; in every frame, where only the outermost looks. */
export function noteOpening(last: string): void {
  if (window !== window.top) return;
  const note = (what: 'begun' | 'opened', selector: string) => {
    const look = () => {
      const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentDocument;
      if (!canvas?.querySelector(selector)) return requestAnimationFrame(look);
      const painted = new MessageChannel();
      painted.port1.onmessage = () => {
        window[what] = performance.now();
      };
      return requestAnimationFrame(() => painted.port2.postMessage(null));
    };
    requestAnimationFrame(look);
  };
  note('begun', 'main [data-block]');
  note('opened', `[data-block="${last}"]`);
}

export type Opening = { seen: number; opened: number };

/** Opens a page in the composer. @returns how long it took until its first blocks and its last one were painted, in ms. */
export async function measureOpening(page: Page, address: string): Promise<Opening> {
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.opened, null, { timeout: 60_000, polling: 250 });
  return page.evaluate(() => ({ seen: window.begun ?? Number.NaN, opened: window.opened ?? Number.NaN }));
}

export async function watchOpening(page: Page): Promise<void> {
  // What runs TypeScript here names functions by a function of its own, which no page has.
  await page.addInitScript('globalThis.__name ??= (named) => named');
  await page.addInitScript(noteOpening, lastBlock);
}

/** Chooses the block that is typed in. @returns the field of its heading. */
export async function chooseTyped(page: Page) {
  const block = page.frameLocator('iframe[title="The page"]').locator(`[data-block="${typedBlock}"]`);
  await block.getByRole('heading').first().click();
  const heading = page.getByLabel('Heading', { exact: true });
  await heading.focus();
  return { heading, note: page.getByLabel('Line below the buttons', { exact: true }) };
}

/** From here on notes of each key when its letter was painted on the canvas. */
function noteTyping(block: string): void {
  const canvas = document.querySelector<HTMLIFrameElement>('iframe[title="The page"]')?.contentWindow;
  const drawn = canvas?.document.querySelector(`[data-block="${block}"]`);
  if (!canvas || !drawn) throw new Error('The block that is typed in is not drawn');
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
  new MutationObserver(paint).observe(drawn, { subtree: true, childList: true, characterData: true });
}

/**
 * In words of eight letters, of which one is typed in half a second and the next begins after all has been saved; each key is held as by a
 * hand, for longer than a frame: let go of at once, its release is drawn before it is noted that the letter was.
 */
const lettersOfWord = 8;
const pauses = { word: 900, held: 30, letter: 15, more: 35 };

/** Types so many letters in the block in the middle. @returns how long each took until it was painted, in ms. */
export async function measureTyping(page: Page, letters: number): Promise<number[]> {
  const { heading } = await chooseTyped(page);
  await heading.fill('W');
  await page.waitForTimeout(pauses.word);
  await page.evaluate(noteTyping, typedBlock);
  for (let at = 0; at < letters; at += 1) {
    if (at % lettersOfWord === 0 && at > 0) {
      if (at % (lettersOfWord * 8) === 0) await heading.fill('W');
      await page.waitForTimeout(pauses.word);
    }
    await page.keyboard.press(String.fromCharCode(97 + (at % 26)), { delay: pauses.held });
    await page.waitForTimeout(pauses.letter + Math.random() * pauses.more);
  }
  await page.waitForTimeout(pauses.word);
  return page.evaluate(() => window.typed ?? []);
}

/** Makes so many edits, each a step of its own to undo. @returns the memory of the composer and its canvas afterwards, in MB. */
export async function measureHeap(page: Page, edits: number): Promise<number> {
  const { heading, note } = await chooseTyped(page);
  await Promise.all([heading.fill('W'), note.fill('W')]);
  for (let at = 0; at < edits; at += 1) {
    const field = at % 2 === 0 ? heading : note;
    await field.press(Math.floor(at / 2) % 2 === 0 ? 'a' : 'Backspace');
  }
  await page.waitForTimeout(pauses.word);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return Math.round(usedSize / 1e5) / 10;
}
