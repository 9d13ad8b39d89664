import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { composedPages, rowOf } from '../support/composed-pages';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, blocksOf } = composedPages(site);

const link = (label: string, url: string) => ({ label, to: { url } });
const block = (type: string, props: object, more: object = {}) => ({
  id: type,
  type,
  version: 0,
  props,
  ...more,
});

/** Opens a page in the composer as an office editor and selects one block. */
async function open(page: Page, path: string, name: RegExp) {
  await signInTab(page, site, 'office-editor');
  await page.goto(`${site}/compose${path}`);
  const canvas = page.frameLocator('iframe[title="The page"]');
  await canvas.locator('[data-block]').first().waitFor({ state: 'attached' });
  await rowOf(page, name).click();
  return {
    canvas,
    form: page.getByRole('complementary'),
    isSaved: () => page.getByText(/^(Draft saved|Published$)/).waitFor(),
  };
}

const propsOf = async (id: string | number): Promise<unknown> => (await blocksOf(id))[0]?.props;

describe('block form', () => {
  it('keeps the content of list entries when they are moved by keyboard, copied, removed and restored', async () => {
    const actions = [link('One', 'https://example.com/1'), link('Two', 'https://example.com/2')];
    const { id, path } = await createPage('form-list', [
      block('call-to-action', { heading: 'A list', actions }),
    ]);
    await browser.inTab({}, async (page) => {
      const { form, isSaved } = await open(page, path, /A list/);
      // Half chosen: the target type is changed, but no target is selected yet.
      await form.getByLabel('Link to').first().selectOption('An office');
      await form.getByRole('button', { name: 'Move link 1: drag' }).focus();
      await page.keyboard.press('ArrowDown');
      await form.getByText('Moved to position 2 of 2').waitFor({ state: 'attached' });
      const kinds = await form
        .getByLabel('Link to')
        .evaluateAll((all) => all.map((one) => one instanceof HTMLSelectElement && one.value));
      expect(kinds).toEqual(['url', 'office']);
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(
        /^Move link 2: drag/,
      );
      await isSaved();
      expect(await propsOf(id)).toMatchObject({ actions: [{ label: 'Two' }, { label: 'One' }] });
      await form.getByRole('button', { name: 'Remove link 1' }).press('Enter');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('One');
      await isSaved();
      expect(await propsOf(id)).toMatchObject({ actions: [{ label: 'One' }] });
      await form.getByRole('button', { name: 'Restore link 1' }).press('Enter');
      await isSaved();
      expect(await propsOf(id)).toMatchObject({ actions: [{ label: 'Two' }, { label: 'One' }] });
    });
  });

  it('finds a link target by search, without asking for a path', async () => {
    const { id, path } = await createPage('form-link', [
      block('call-to-action', { heading: 'A link', actions: [link('Other', 'https://example.com')] }),
    ]);
    await browser.inTab({}, async (page) => {
      const { form, isSaved } = await open(page, path, /A link/);
      await form.getByRole('button', { name: 'Add link' }).press('Enter');
      await page.keyboard.type('Ask the office');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
      await form.getByLabel('Link to').last().selectOption('An office');
      await form.getByRole('combobox', { name: 'Search for an office' }).fill('osu');
      await page.getByRole('option', { name: /Osu/ }).first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await form.getByText('Meridian Business Advisors Osu').waitFor();
      await isSaved();
      expect(await propsOf(id)).toMatchObject({
        actions: [{ label: 'Other' }, { label: 'Ask the office', to: { office: expect.any(Number) } }],
      });
    });
  });

  it('updates the number of listings as the query is narrowed, and reports an invalid limit', async () => {
    const bind = { source: 'listings', query: { office: 'current', limit: 3 } };
    const { id, path } = await createPage('form-source', [
      block('listing-grid', { heading: 'For sale' }, { bind }),
    ]);
    await browser.inTab({}, async (page) => {
      const { form, isSaved } = await open(page, path, /For sale/);
      const source = form.getByRole('region', { name: 'Content source' });
      await source.getByText(/^3 listings: /).waitFor();
      await source.getByRole('combobox', { name: 'Search by name' }).fill('cold');
      await page.getByRole('option', { name: 'Cold stores' }).click();
      await source.getByLabel('Maximum').fill('1');
      await source.getByText(/^1 listing: /).waitFor();
      await source.getByLabel('Sold', { exact: true }).check();
      await source
        .getByRole('status')
        .getByText(/listing/)
        .waitFor();
      await isSaved();
      const stored = { office: 'current', limit: 1, category: 'Cold stores', status: ['sold'] };
      expect((await blocksOf(id))[0]?.bind).toEqual({ source: 'listings', query: stored });
      await source.getByLabel('Maximum').fill('many');
      await source.getByText(/This must be a number/).waitFor();
      await page.getByText('Saved except for the marked fields').waitFor();
    });
  });

  it('prefers authored text over the data source, and can reset it', async () => {
    const bind = { source: 'region', query: {} };
    const { id, path } = await createPage('form-override', [
      block('hero', { heading: 'Written here' }, { bind }),
    ]);
    await browser.inTab({}, async (page) => {
      const { form, isSaved, canvas } = await open(page, path, /Written here/);
      await form.getByText('Overrides the content from a region').waitFor();
      await form.getByRole('button', { name: 'Reset' }).click();
      await canvas.getByRole('heading', { level: 1, name: /Greater Accra/ }).waitFor();
      await isSaved();
      expect(await propsOf(id)).toEqual({});
      await form.getByLabel('Heading', { exact: true }).fill('Mine again');
      await canvas.getByRole('heading', { level: 1, name: 'Mine again' }).waitFor();
      await isSaved();
      expect(await propsOf(id)).toEqual({ heading: 'Mine again' });
    });
  });

  it('links from an issue to its field, and counts the characters of a text that is too long', async () => {
    const { path } = await createPage('form-faults', [
      block('call-to-action', { heading: 'Faults', actions: [link('Go', 'https://example.com')] }),
    ]);
    await browser.inTab({}, async (page) => {
      const { form, canvas } = await open(page, path, /Faults/);
      const heading = form.getByLabel('Heading', { exact: true });
      await heading.fill('');
      await heading.blur();
      await form.getByRole('region', { name: 'Issues' }).getByRole('button', { name: 'Heading' }).click();
      expect(await heading.evaluate((field) => field === document.activeElement)).toBe(true);
      await heading.fill('');
      const burst = 'Typed at once, in the form, by a program: whole on the page as well';
      await heading.pressSequentially(burst);
      await canvas.getByRole('heading', { name: burst, exact: true }).waitFor({ timeout: 5_000 });
      await heading.fill('x'.repeat(130));
      await form.getByText('130 of 120').waitFor();
      expect(await heading.getAttribute('aria-invalid')).toBe('true');
      expect(await heading.inputValue()).toHaveLength(130);
    });
  });

  it('formats and links the selected words of a text without changing anything else', async () => {
    const text = 'Two  spaces,\n* a star, a_b_c and\\\na break.\n\n\n| a | b |\n|-|-|\n| 1 | 2 |\n';
    const { id, path } = await createPage('form-markdown', [block('rich-text', { text })]);
    await browser.inTab({}, async (page) => {
      const { form, isSaved } = await open(page, path, /^Text/);
      const area = form.getByLabel('Text', { exact: true });
      await area.evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(0, 3));
      await area.press('ControlOrMeta+b');
      await isSaved();
      expect(await propsOf(id)).toEqual({ text: `**Two**${text.slice(3)}` });
      await area.press('ControlOrMeta+b');
      await isSaved();
      expect(await propsOf(id)).toEqual({ text });
      await area.press('ControlOrMeta+k');
      await page.keyboard.type('osu');
      await page.getByRole('option', { name: /Osu/ }).first().click();
      await expect.poll(() => area.inputValue()).toMatch(/^\[Two\]\(\/[\w/-]+\) {2}spaces/);
    });
  });

  it('uploads a picture with its description, and rejects other files before the upload', async () => {
    const { id, path } = await createPage('form-picture', [
      block('image-with-text', { heading: 'A picture', text: '' }),
    ]);
    await browser.inTab({}, async (page) => {
      const { form, isSaved } = await open(page, path, /A picture/);
      await form.getByRole('button', { name: 'Choose from the library' }).click();
      const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
      const file = dialog.getByLabel('Add a picture from this computer');
      await file.setInputFiles({
        name: 'notes.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('no picture'),
      });
      await dialog
        .getByRole('alert')
        .getByText(/“notes.txt” is not a supported picture/)
        .waitFor();
      expect(await dialog.getByLabel('Alternative text').count()).toBe(0);
      await file.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: dot });
      await dialog.getByRole('button', { name: 'Add picture' }).click();
      await dialog
        .getByRole('alert')
        .getByText(/Add alternative text/)
        .waitFor();
      // Typed at program speed: no character is lost.
      await dialog.getByLabel('Alternative text').pressSequentially('A green dot, small, on nothing');
      await dialog.getByRole('button', { name: 'Add picture' }).click();
      await form.getByRole('button', { name: 'Replace picture' }).waitFor();
      await form.getByPlaceholder('A green dot, small, on nothing', { exact: true }).waitFor();
      await isSaved();
      expect(await propsOf(id)).toMatchObject({ image: { media: expect.any(Number) } });
    });
  });
});

/** One green pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgWMUAAAFYAKsLqFulAAAAAElFTkSuQmCC',
  'base64',
);
