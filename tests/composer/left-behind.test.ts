import { expect, inject, it } from 'vitest';
import { callToAction, composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { makePage, takePage } = composedPages(site);

it('what was written on a page that is gone is found where it stood, and in its place by its number, until it is not needed', async () => {
  const { id, path } = await makePage('left-behind', [callToAction('first', 'First heading')]);
  const { page, close } = await browser.openTab();
  const { choose, heading } = await openComposer(page, site, path, 'office-editor');
  await choose('First heading');
  await page.context().setOffline(true);
  await heading.fill('Words that nobody has seen');
  await page.getByText('No connection.').waitFor();
  await page.evaluate(() =>
    window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
  );
  const other = await page.context().newPage();
  await page.close();
  await takePage(id);
  await other.context().setOffline(false);
  const words = other.getByLabel('What is not saved');
  for (const address of [path, `/record/${id}`]) {
    await other.goto(`${site}/compose${address}`);
    await expect.poll(() => words.inputValue()).toContain('Words that nobody has seen');
  }
  await other.getByRole('button', { name: 'I do not need it any more' }).click();
  await words.waitFor({ state: 'detached' });
  await other.goto(`${site}/compose${path}`);
  await other.getByRole('heading', { name: 'No page of yours stands here' }).waitFor();
  await other.reload();
  expect(await words.count()).toBe(0);
  await close();
});
