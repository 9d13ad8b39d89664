import type { Locator, Page } from 'playwright-core';
import { tabTo } from './keyboard';

/** How somebody works a screen. */
export type Hands = {
  press: (wanted: Locator) => Promise<void>;
  write: (wanted: Locator, text: string) => Promise<void>;
  /** One of a list, by the words it begins with. */
  choose: (list: Locator, label: string) => Promise<void>;
  /** The only one that says these words, of what is searched. */
  find: (box: Locator, words: string) => Promise<void>;
};

/** What was found before these words were typed stands there a moment longer. */
const onlyOne = (page: Page) => page.getByText('1 found', { exact: true }).waitFor({ state: 'attached' });

export const byMouse: Hands = {
  press: (wanted) => wanted.click(),
  write: (wanted, text) => wanted.fill(text),
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
  find: async (box, words) => {
    await box.fill(words);
    await onlyOne(box.page());
    await box.page().getByRole('option').click();
  },
};

/** Whoever has no mouse: focus goes from one thing to the next, and nothing is done but by keys. */
export const byKeyboard = (page: Page): Hands => ({
  press: async (wanted) => {
    await wanted.waitFor();
    await tabTo(page, wanted);
    await page.keyboard.press('Enter');
  },
  write: async (wanted, text) => {
    await wanted.waitFor();
    await tabTo(page, wanted);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  choose: async (list, label) => {
    await tabTo(page, list);
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
  },
  find: async (box, words) => {
    await tabTo(page, box);
    await page.keyboard.type(words);
    await onlyOne(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
});
