import { expect, inject, it } from 'vitest';
import { callToAction, composedPages, rowOf } from '../support/composed-pages';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { visit } from '../support/visit';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage } = composedPages(site);
const textBlock = (text: string) => ({
  id: 'words',
  type: 'rich-text',
  version: 0,
  props: { text },
});

it('link issues › a link that would be omitted is reported at its text, dead links before publishing with their block', () =>
  browser.inTab({}, async (page) => {
    const { path } = await createPage('dead-links', [textBlock('Ask us'), callToAction('call', 'Call')]);
    await signInTab(page, site, 'office-editor');
    await page.goto(`${site}/compose${path}`);
    await rowOf(page, /Ask us/).click();
    const textField = page.getByRole('complementary').getByLabel('Text', { exact: true });
    await textField.fill('Ask [us](meridian.example)');
    await page.getByText('would be removed: write it as https://meridian.example').waitFor();
    await textField.fill('Ask [us](https://meridian.example) or [call](tel:024 412 3456)');
    await page.getByText('would be removed').waitFor({ state: 'detached' });
    const canvas = page.frameLocator('iframe[title="The page"]');
    await canvas.locator('a[href="tel:0244123456"]').waitFor();

    await textField.fill('Ask [them](/abuot-us)');
    await page.getByText('Draft saved').waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Some links or pictures do not work' });
    await dialog.getByText('There is no page at /abuot-us').waitFor();
    await dialog.getByRole('button', { name: /^Text/ }).click();
    await dialog.waitFor({ state: 'detached' });
    const publishedText = (await visit(`${site}${path}`)).text;
    expect(publishedText).toContain('Ask us');
    expect(publishedText).not.toContain('Ask them');
  }));
