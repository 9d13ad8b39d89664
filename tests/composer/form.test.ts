import type { Locator, Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { callToAction, composedPages, openComposer, rowOf } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, blocksOf } = composedPages(site);

const link = (label: string, url: string) => ({ label, to: { url } });
const block = (id: string, type: string, props: object, more: object = {}) => ({
  id,
  type,
  version: 0,
  props,
  ...more,
});

/** The stored block with this id. */
const blockOf = async (id: string | number, block: string) =>
  (await blocksOf(id)).find((stored) => stored.id === block);
const propsOf = async (id: string | number, block: string): Promise<unknown> =>
  (await blockOf(id, block))?.props;

/** What the steps of a case use. */
type Steps = { page: Page; id: string | number; form: Locator; isSaved: () => Promise<void> };

async function editList({ page, id, form, isSaved }: Steps): Promise<void> {
  await rowOf(page, /A list/).click();
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
  expect(await propsOf(id, 'list')).toMatchObject({ actions: [{ label: 'Two' }, { label: 'One' }] });
  await form.getByRole('button', { name: 'Remove link 1' }).press('Enter');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('One');
  await isSaved();
  expect(await propsOf(id, 'list')).toMatchObject({ actions: [{ label: 'One' }] });
  await form.getByRole('button', { name: 'Restore link 1' }).press('Enter');
  await isSaved();
  expect(await propsOf(id, 'list')).toMatchObject({ actions: [{ label: 'Two' }, { label: 'One' }] });
}

async function chooseLinkTargets({ page, id, form, isSaved }: Steps): Promise<void> {
  await rowOf(page, /A link/).click();
  const address = form.getByLabel('A web address');
  await address.fill('javascript:');
  await form.getByLabel('Heading', { exact: true }).fill('A link saved all the same');
  await page.getByText('Saved except for the marked fields').waitFor();
  expect(await propsOf(id, 'link')).toMatchObject({ heading: 'A link saved all the same' });
  expect([await address.inputValue(), await address.getAttribute('aria-invalid')]).toEqual([
    'javascript:',
    'true',
  ]);
  await address.fill('/abuot-us');
  await page.getByText('No page exists at this address').waitFor();
  await page.getByText('Draft saved').waitFor();
  await address.fill('/locations/greater-accra/osu');
  await page.getByRole('button', { name: /^Link to “.*Osu/ }).click();
  await form.getByLabel('Link to').first().waitFor();
  expect(await form.getByLabel('Link to').first().inputValue()).toBe('office');
  await form.getByLabel('Link to').first().selectOption('A telephone number');
  await form.getByLabel('A telephone number').fill('024 412 3456');
  await page.getByText('International format: +233244123456').waitFor();

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
  expect(await propsOf(id, 'link')).toMatchObject({
    actions: [{ label: 'Other' }, { label: 'Ask the office', to: { office: expect.any(Number) } }],
  });
}

async function formatText({ page, id, form, isSaved }: Steps): Promise<void> {
  await rowOf(page, /^Text/).click();
  const area = form.getByLabel('Text', { exact: true });
  await area.evaluate((field) => field instanceof HTMLTextAreaElement && field.setSelectionRange(0, 3));
  await area.press('ControlOrMeta+b');
  await isSaved();
  expect(await propsOf(id, 'text')).toEqual({ text: `**Two**${markdown.slice(3)}` });
  await area.press('ControlOrMeta+b');
  await isSaved();
  expect(await propsOf(id, 'text')).toEqual({ text: markdown });
  await area.press('ControlOrMeta+k');
  await page.keyboard.type('osu');
  await page.getByRole('option', { name: /Osu/ }).first().click();
  await expect.poll(() => area.inputValue()).toMatch(/^\[Two\]\(\/[\w/-]+\) {2}spaces/);
}

async function followIssues({ page, form }: Steps): Promise<void> {
  await rowOf(page, /Faults/).click();
  const heading = form.getByLabel('Heading', { exact: true });
  await heading.fill('');
  await heading.blur();
  await form.getByRole('region', { name: 'Issues' }).getByRole('button', { name: 'Heading' }).click();
  expect(await heading.evaluate((field) => field === document.activeElement)).toBe(true);
  await heading.fill('');
  const burst = 'Typed at once, in the form, by a program: whole on the page as well';
  await heading.pressSequentially(burst);
  const canvas = page.frameLocator('iframe[title="The page"]');
  await canvas.getByRole('heading', { name: burst, exact: true }).waitFor({ timeout: 5_000 });
  await heading.fill('x'.repeat(130));
  await form.getByText('130 of 120').waitFor();
  expect(await heading.getAttribute('aria-invalid')).toBe('true');
  expect(await heading.inputValue()).toHaveLength(130);
}

const markdown = 'Two  spaces,\n* a star, a_b_c and\\\na break.\n\n\n| a | b |\n|-|-|\n| 1 | 2 |\n';

it('block form › edits lists, links and formatted text without loss, and counts and focuses invalid fields', async () => {
  const actions = [link('One', 'https://example.com/1'), link('Two', 'https://example.com/2')];
  const { id, path } = await createPage('form-texts', [
    callToAction('first', 'First heading'),
    block('list', 'call-to-action', { heading: 'A list', actions }),
    block('link', 'call-to-action', { heading: 'A link', actions: [link('Other', 'https://example.com')] }),
    block('text', 'rich-text', { text: markdown }),
    block('faults', 'call-to-action', { heading: 'Faults', actions: [link('Go', 'https://example.com')] }),
  ]);
  await browser.inTab({}, async (page) => {
    const { isSaved } = await openComposer(page, site, path, 'office-editor');
    const steps = { page, id, isSaved, form: page.getByRole('complementary') };
    await editList(steps);
    await chooseLinkTargets(steps);
    await formatText(steps);
    await followIssues(steps);
  });
});

async function resetOverride({ page, id, form, isSaved }: Steps): Promise<void> {
  const canvas = page.frameLocator('iframe[title="The page"]');
  await rowOf(page, /Written here/).click();
  await form.getByText('Overrides the content from a region').waitFor();
  await form.getByRole('button', { name: 'Reset' }).click();
  await canvas.getByRole('heading', { level: 1, name: /Greater Accra/ }).waitFor();
  await isSaved();
  expect(await propsOf(id, 'override')).toEqual({});
  await form.getByLabel('Heading', { exact: true }).fill('Mine again');
  await canvas.getByRole('heading', { level: 1, name: 'Mine again' }).waitFor();
  await isSaved();
  expect(await propsOf(id, 'override')).toEqual({ heading: 'Mine again' });
}

async function uploadPicture({ page, id, form, isSaved }: Steps): Promise<void> {
  await rowOf(page, /A picture/).click();
  await form.getByRole('button', { name: 'Choose from the library' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  const file = dialog.getByLabel('Add a picture from this computer');
  await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
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
  expect(await propsOf(id, 'picture')).toMatchObject({ image: { media: expect.any(Number) } });
}

async function narrowQuery({ page, id, form, isSaved }: Steps): Promise<void> {
  await rowOf(page, /For sale/).click();
  const source = form.getByRole('region', { name: 'Content source' });
  await source.getByText(/^3 listings: /).waitFor();
  await page.getByLabel('Text for an empty list').focus();
  const covered: (boolean | null)[] = [];
  for (let stop = 0; stop < 16; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    covered.push(await page.locator(':focus').evaluate(isCovered));
  }
  // Controls inside and outside the data source form were both reached.
  expect([...new Set(covered)].toSorted()).toEqual([false, null]);

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
  expect((await blockOf(id, 'source'))?.bind).toEqual({ source: 'listings', query: stored });
  await source.getByLabel('Maximum').fill('many');
  await source.getByText(/This must be a number/).waitFor();
  await page.getByText('Saved except for the marked fields').waitFor();
}

/**
 * Whether the focused control is covered by the status of its data source; null when there is no status next
 * to it.
 */
const isCovered = (control: Element): boolean | null => {
  const card = control.closest('[data-path="bind"]')?.querySelector(':scope > [role="status"]');
  const [controlBox, cardBox] = [
    (control.closest('label') ?? control).getBoundingClientRect(),
    card?.getBoundingClientRect(),
  ];
  return cardBox === undefined
    ? null
    : controlBox.top < cardBox.bottom - 1 && controlBox.bottom > cardBox.top + 1;
};

it('block form › prefers authored text over the data source, uploads pictures, and narrows a query in view of its result', async () => {
  const bind = { source: 'listings', query: { office: 'current', limit: 3 } };
  const { id, path } = await createPage('form-sources', [
    callToAction('first', 'First heading'),
    block('override', 'hero', { heading: 'Written here' }, { bind: { source: 'region', query: {} } }),
    block('picture', 'image-with-text', { heading: 'A picture', text: '' }),
    block('source', 'listing-grid', { heading: 'For sale' }, { bind }),
  ]);
  await browser.inTab({}, async (page) => {
    const { isSaved } = await openComposer(page, site, path, 'office-editor');
    const steps = { page, id, isSaved, form: page.getByRole('complementary') };
    await resetOverride(steps);
    await uploadPicture(steps);
    await narrowQuery(steps);
  });
});

/** One green pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgWMUAAAFYAKsLqFulAAAAAElFTkSuQmCC',
  'base64',
);
