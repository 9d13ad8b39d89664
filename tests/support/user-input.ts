import type { Locator, Page } from 'playwright';
import { tabTo } from './keyboard';

/** The ways a user operates a screen. */
export type UserInput = {
  press: (target: Locator) => Promise<void>;
  write: (target: Locator, text: string) => Promise<void>;
  /** Chooses an option of a list by the start of its label. */
  choose: (list: Locator, label: string) => Promise<void>;
  /** Searches for this text and chooses the only result. */
  find: (box: Locator, text: string) => Promise<void>;
};

/** Waits for the result count, since earlier results stay visible for a moment. */
const waitForSingleResult = (page: Page) =>
  page.getByText('1 found', { exact: true }).waitFor({ state: 'attached' });

export const byMouse: UserInput = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  choose: async (list, label) => {
    await list.selectOption({ label });
  },
  find: async (box, text) => {
    await box.fill(text);
    await waitForSingleResult(box.page());
    await box.page().getByRole('option').click();
  },
};

/** A user without a mouse: moves the focus by Tab, and uses only keys. */
export const byKeyboard = (page: Page): UserInput => ({
  press: async (target) => {
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  write: async (target, text) => {
    await target.waitFor();
    await tabTo(page, target);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  },
  choose: async (list, label) => {
    await tabTo(page, list);
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
  },
  find: async (box, text) => {
    await tabTo(page, box);
    await page.keyboard.type(text);
    await waitForSingleResult(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
});
