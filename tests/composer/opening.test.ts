import { expect, inject, it } from 'vitest';
import { z } from 'zod';
import { budgets } from '../support/budgets';
import { composedPages } from '../support/composed-pages';
import { setPreloading } from '../support/deferred-chunks';
import { weighDocument } from '../support/measure-page';
import { signInTab } from '../support/open-admin';
import { shareBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareBrowser();
const site = inject('siteUrl');
const { createPage } = composedPages(site);

it('composer › links to the kind field of a page without a kind', async () => {
  const cms = await signInAs(site, 'network-admin');
  // As the CMS stores a record created in its form.
  const fields = { title: 'Begun in the CMS', scope: 'network', _status: 'draft' };
  const answer = await cms.call('/pages?draft=true&depth=0', 'POST', fields);
  const { id } = z.object({ doc: z.object({ id: z.number() }) }).parse(await answer.json()).doc;
  const html = await (await cms.open(`/compose/record/${id}`)).text();
  expect(html).toContain('has no kind of page yet');
  expect(html).toMatch(/<a [^>]*>Choose it under “Kind”/);
  await cms.remove('pages', id);
});

it('composer › loads no more scripts than its budget', async () => {
  const { path } = await createPage('weighed');
  await browser.inTab({ viewport: { width: 1440, height: 900 } }, async (page) => {
    await signInTab(page, site, 'office-editor');
    const scripts = new Set<string>();
    page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
    // Preloading what may be needed next is not part of opening a page.
    await setPreloading(page, 'never');
    await page.goto(`${site}/compose${path}`);
    await page.getByRole('row', { name: /First heading/ }).waitFor();
    const canvas = page.frameLocator('iframe[title="The page"]');
    await canvas.getByRole('heading', { name: 'First heading' }).waitFor();
    // The composer polls for other editors while it is open, so the network never idles: it is loaded once
    // no script has arrived for a while.
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

it('composer › redirects from the former address of a moved page', async () => {
  const { id, path } = await createPage('before-it-moved');
  const cms = await signInAs(site, 'network-editor');
  await cms.update('pages', id, { slug: 'after-it-moved', _status: 'published' });
  const answer = await cms.open(`/compose${path}`);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    307,
    `/compose${path.replace('before', 'after')}`,
  ]);
});

it('composer › stays inside the window with a long form, and shows the publish result in view', () =>
  browser.inTab({ viewport: { width: 1280, height: 800 } }, async (page) => {
    await signInTab(page, site, 'network-editor');
    await page.goto(`${site}/compose/en-GH`);
    const canvas = page.frameLocator('iframe[title="The page"]');
    await canvas.getByRole('heading', { level: 1 }).click();
    const form = page.getByRole('complementary', { name: 'Selected block' });
    await form.getByLabel('Heading', { exact: true }).waitFor();
    await form.getByRole('radio').last().scrollIntoViewIfNeeded();
    expect(await form.evaluate(overflowingControls)).toEqual([]);
    expect(await page.evaluate(sizeOfDocument)).toEqual({ height: 800, scrolled: 0, width: 1280 });
    await page.getByRole('button', { name: 'Publish' }).click();
    const published = page.getByText('Published: visitors see it now');
    await published.waitFor();
    expect(await published.evaluate(isInSight)).toBe(true);
  }));

/** The controls of a pane that extend beyond its right edge. */
const overflowingControls = (pane: Element) =>
  [...pane.querySelectorAll('input, select, textarea, button')]
    .filter((one) => one.getBoundingClientRect().right > pane.getBoundingClientRect().right)
    .map((one) => one.outerHTML.slice(0, 120));

const sizeOfDocument = () => ({
  height: document.documentElement.scrollHeight,
  width: document.documentElement.scrollWidth,
  scrolled: window.scrollY,
});

/** Whether the element is topmost at its centre. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
