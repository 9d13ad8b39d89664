import { expect, inject, it } from 'vitest';
import { callToAction, composedPages, rowOf } from '../support/composed-pages';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { visit } from '../support/visit';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { makePage } = composedPages(site);
const text = (words: string) => ({ id: 'words', type: 'rich-text', version: 0, props: { text: words } });

it('a link that visitors would not see is told beside its text, and no more once it is mended', () =>
  browser.inTab({}, async (page) => {
    const { path } = await makePage('left-out-links', [text('Ask us')]);
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose${path}`);
    await rowOf(page, /Ask us/).click();
    const words = page.getByRole('complementary').getByLabel('Text', { exact: true });
    await words.fill('Ask [us](meridian.example)');
    await page.getByText('would be left out: write it as https://meridian.example').waitFor();
    await words.fill('Ask [us](https://meridian.example) or [call](tel:024 412 3456)');
    await page.getByText('would be left out').waitFor({ state: 'detached' });
    const canvas = page.frameLocator('iframe[title="The page"]');
    await canvas.locator('a[href="tel:0244123456"]').waitFor();
  }));

it('links that lead visitors nowhere are told before publishing, and lead to where they stand', () =>
  browser.inTab({}, async (page) => {
    const { path } = await makePage('dead-links', [text('Ask us'), callToAction('call', 'Call')]);
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose${path}`);
    await rowOf(page, /Ask us/).click();
    const words = page.getByRole('complementary').getByLabel('Text', { exact: true });
    await words.fill('Ask [them](/abuot-us)');
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const asked = page.getByRole('dialog', { name: 'Some links or pictures lead nowhere yet' });
    await asked.getByText('Nothing stands at /abuot-us').waitFor();
    await asked.getByRole('button', { name: /^Text/ }).click();
    await asked.waitFor({ state: 'detached' });
    const seen = (await visit(`${site}${path}`)).words;
    expect(seen).toContain('Ask us');
    expect(seen).not.toContain('Ask them');
  }));
