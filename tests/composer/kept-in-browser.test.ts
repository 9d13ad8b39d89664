import { expect, inject, it } from 'vitest';
import { callToAction, composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';
import { untilKept } from '../support/until-kept';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { makePage, takePage, headingsOf } = composedPages(site);

it('what was written on a page that is gone is found where it stood, and in its place by its number, until it is not needed', async () => {
  const { id, path } = await makePage('left-behind', [callToAction('first', 'First heading')]);
  const { page, close } = await browser.openTab();
  const { choose, heading } = await openComposer(page, site, path, 'office-editor');
  await choose('First heading');
  await page.context().setOffline(true);
  await heading.fill('Words that nobody has seen');
  await untilKept(page, 'Words that nobody has seen');
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
  await other.getByRole('button', { name: 'Forget it for good' }).click();
  await words.waitFor({ state: 'detached' });
  await other.goto(`${site}/compose${path}`);
  await other.getByRole('heading', { name: 'No page of yours stands here' }).waitFor();
  await other.reload();
  expect(await words.count()).toBe(0);
  await close();
});

it('what was done can be undone after a look at another language, and after the page was loaded anew', async () => {
  const { id, path } = await makePage('undone-later');
  await browser.inTab({}, async (page) => {
    const { choose, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
    await choose('First heading');
    await heading.fill('A mistake');
    await choose('Second heading');
    await heading.fill('Another one');
    await expect.poll(() => headingsOf(id)).toEqual(['A mistake', 'Another one']);
    for (const name of ['English (United States)', 'English (Ghana)']) {
      await page.getByLabel('Language').selectOption({ label: name });
      await page.getByText(`The page in ${name}`).first().waitFor({ state: 'attached' });
    }
    const undo = page.getByRole('button', { name: /^Undo: / });
    await undo.click();
    await expect.poll(() => headingsOf(id)).toEqual(['A mistake', 'Second heading']);
    await page.reload();
    await undo.click();
    await expect.poll(() => headingsOf(id)).toEqual(['First heading', 'Second heading']);
    await page.getByRole('button', { name: /^Redo: / }).click();
    await isSaved();
    await expect.poll(() => headingsOf(id)).toEqual(['A mistake', 'Second heading']);
  });
});
