import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { budgets } from '../support/budgets';
import { composedPages } from '../support/composed-pages';
import { weighDocument } from '../support/measure-page';
import { signInTab } from '../support/open-admin';
import { shareBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';
import { turnParts } from '../support/turn-parts';

const browser = shareBrowser();
const site = inject('siteUrl');
const { makePage } = composedPages(site);

it('a page that does not say yet what kind it is says where that is chosen', () =>
  browser.inTab({}, async (page) => {
    const cms = await signInAs(site, 'network-admin');
    // As the CMS stores what was begun in its form.
    const begun = { title: 'Begun in the CMS', scope: 'network', _status: 'draft' };
    const answer = await cms.call('/pages?draft=true&depth=0', 'POST', begun);
    const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json()).doc;
    await signInTab(page, site, 'network-editor');
    await page.goto(`${site}/compose/record/${id}`);
    await page.getByText('does not say yet what kind of page it is').waitFor();
    await page.getByRole('link', { name: 'Choose it under “Kind”' }).waitFor();
    await cms.remove('pages', id);
  }));

it('the composer fetches no more than it is allowed to', async () => {
  const { path } = await makePage('weighed');
  await browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await signInTab(page, site, 'office-editor');
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
    // What may be asked for next is no part of opening a page.
    await turnParts(page, 'never');
    await page.goto(`${site}/compose${path}`);
    await page.getByRole('row', { name: /First heading/ }).waitFor();
    const canvas = page.frameLocator('iframe[title="The page"]');
    await canvas.getByRole('heading', { name: 'First heading' }).waitFor();
    // It asks who else is there as long as it is open: no more comes when none has come for a while.
    let [last, since] = [0, 0];
    const isQuiet = () => {
      if (scripts.size > last) [last, since] = [scripts.size, performance.now()];
      return performance.now() - since > 500;
    };
    await expect.poll(isQuiet, { timeout: 60_000 }).toBe(true);
    expect(scripts.size).toBeGreaterThan(5);
    const weights = await Promise.all([...scripts].map(weighDocument));
    expect(weights.reduce((sum, { gz }) => sum + gz, 0)).toBeLessThan(budgets.composerGz);
  });
});

it('a page that was given another address since is found at its old one', async () => {
  const { id, path } = await makePage('before-it-moved');
  const cms = await signInAs(site, 'network-editor');
  await cms.update('pages', id, { slug: 'after-it-moved', _status: 'published' });
  await browser.inTab({}, async (page) => {
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose${path}`);
    expect(new URL(page.url()).pathname).toBe(`/compose${path.replace('before', 'after')}`);
    await page.getByRole('row', { name: /First heading/ }).waitFor();
  });
});

it('the composer stays in its window, however long the form of a block is, and says what came of publishing in sight', () =>
  browser.inTab({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await signInTab(page, site, 'network-editor');
    await page.goto(`${site}/compose/en-GH`);
    const canvas = page.frameLocator('iframe[title="The page"]');
    await canvas.getByRole('heading', { level: 1 }).click();
    const form = page.getByRole('complementary', { name: 'The chosen block' });
    await form.getByLabel('Heading', { exact: true }).waitFor();
    await form.getByRole('radio').last().scrollIntoViewIfNeeded();
    expect(await form.evaluate(tooWide)).toEqual([]);
    expect(await page.evaluate(sizeOfDocument)).toEqual({ height: 800, scrolled: 0, width: 1280 });
    await page.getByRole('button', { name: 'Publish' }).click();
    const published = page.getByText('Published: visitors see it now');
    await published.waitFor();
    expect(await published.evaluate(isInSight)).toBe(true);
  }));

/** What in a pane reaches beyond its right edge. */
const tooWide = (pane: Element) =>
  [...pane.querySelectorAll('input, select, textarea, button')]
    .filter((one) => one.getBoundingClientRect().right > pane.getBoundingClientRect().right)
    .map((one) => one.outerHTML.slice(0, 120));

const sizeOfDocument = () => ({
  height: document.documentElement.scrollHeight,
  width: document.documentElement.scrollWidth,
  scrolled: window.scrollY,
});

/** What stands in front at its middle is itself, or in it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
