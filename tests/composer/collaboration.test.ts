import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { composedPages, openComposer } from '../support/composed-pages';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { demoAccount } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

describe('two users on one page', () => {
  it('keep their changes to different blocks, and resolve a conflict', async () => {
    const { id, path } = await createPage('two-people');
    const [ama, kofi] = await Promise.all([browser.openTab(), browser.openTab()]);
    const [first, second] = await Promise.all([
      openComposer(ama.page, site, path, 'office-editor'),
      openComposer(kofi.page, site, path, 'network-editor'),
    ]);
    await first.choose('First heading');
    await second.choose('Second heading');
    const isOtherUserShown = (page: Page, role: 'office-editor' | 'network-editor') =>
      page.getByText(`Also here: ${demoAccount(role).name}`).waitFor();
    await Promise.all([
      isOtherUserShown(ama.page, 'network-editor'),
      isOtherUserShown(kofi.page, 'office-editor'),
    ]);
    await first.canvas
      .locator('.canvas-remote-selection', { hasText: demoAccount('network-editor').name })
      .waitFor();
    // The name tag is above the outline, also at a block that both have selected.
    await first.choose('Second heading');
    await first.canvas.getByRole('toolbar').waitFor();
    await expect
      .poll(() =>
        first.canvas.locator('.canvas-remote-selection > .canvas-tag').evaluate((name) => {
          const layerOf = (element: Element, part?: string) => Number(getComputedStyle(element, part).zIndex);
          const frames = [...document.querySelectorAll('.canvas-outline:not([hidden])')];
          return frames.length > 1 && frames.every((frame) => layerOf(frame, '::before') < layerOf(name));
        }),
      )
      .toBe(true);
    await first.choose('First heading');
    await Promise.all([first.heading.fill('By Ama'), second.heading.fill('By Kofi')]);
    await expect.poll(() => headingsOf(id)).toEqual(['By Ama', 'By Kofi']);
    await first.canvas.getByRole('heading', { name: 'By Kofi' }).waitFor();
    await second.canvas.getByRole('heading', { name: 'By Ama' }).waitFor();

    await second.choose('By Ama');
    await kofi.page.context().setOffline(true);
    await second.heading.fill('What Kofi wants');
    await first.heading.fill('What Ama wants');
    await first.isSaved();
    await first.heading.blur();
    await kofi.page.context().setOffline(false);
    const clash = kofi.page.locator('section[role=alert]');
    await kofi.page.getByText('choose a version when you leave it').waitFor();
    await second.heading.blur();
    await clash.waitFor();
    expect(await clash.textContent()).toMatch(
      /Call to action, .*: Heading[\s\S]*Yours\s*What Kofi wants[\s\S]*Theirs\s*What Ama wants/,
    );
    expect(await second.heading.inputValue()).toBe('What Kofi wants');
    await kofi.page.reload();
    await clash.waitFor();
    await second.choose('What Kofi wants');
    expect(await second.heading.inputValue()).toBe('What Kofi wants');
    expect(await headingsOf(id)).toEqual(['What Ama wants', 'By Kofi']);
    await clash.getByRole('button', { name: 'Keep mine' }).click();
    await second.isSaved();
    expect(await headingsOf(id)).toEqual(['What Kofi wants', 'By Kofi']);
    await first.canvas.getByRole('heading', { name: 'What Kofi wants' }).waitFor();
    await ama.page.getByRole('button', { name: /^Restore mine: .*Heading$/ }).waitFor();
    await Promise.all([ama.close(), kofi.close()]);
  });
});

describe('a second user signing in in the same browser', () => {
  it('never saves changes of the first user, who continues after entering their password', async () => {
    const { id, path } = await createPage('another-person');
    const { page, close } = await browser.openTab();
    const { choose, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
    await choose('First heading');
    await heading.fill('Saved by the first');
    await isSaved();
    await signInTab(page, site, 'network-editor');
    await heading.fill('Typed by the first');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    await dialog.waitFor();
    expect(await headingsOf(id)).toEqual(['Saved by the first', 'Second heading']);
    await dialog.getByText(demoAccount('office-editor').email).waitFor();
    await dialog.getByLabel('Password').fill(demoAccount('office-editor').password);
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await isSaved();
    expect(await headingsOf(id)).toEqual(['Typed by the first', 'Second heading']);
    await close();
  });
});

describe('publishing', () => {
  it('asks first when other languages and settings are published too', async () => {
    const { path } = await createPage('asked-first');
    const { page, close } = await browser.openTab();
    const american = await openComposer(page, site, path.replace('en-GH', 'en-US'), 'office-editor');
    await american.choose('First heading');
    await american.heading.fill('An American heading');
    await american.isSaved();
    const { choose, heading } = await openComposer(page, site, path, 'office-editor');
    await choose('First heading');
    await heading.fill('A Ghanaian heading');
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    const dialog = page.getByRole('dialog', { name: 'This publishes more than this page' });
    await dialog.getByText('English (United States): unpublished changes').waitFor();
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await (await fetch(site + path)).text()).not.toContain('A Ghanaian heading');
    await publish.click();
    await dialog.getByRole('button', { name: 'Publish all' }).click();
    await page.getByText('Published: visitors see it now').waitFor();
    await expect.poll(async () => (await fetch(site + path)).text()).toContain('A Ghanaian heading');
    const elsewhere = site + path.replace('en-GH', 'en-US');
    await expect.poll(async () => (await fetch(elsewhere)).text()).toContain('An American heading');
    await close();
  });
});

describe('access to the composer', () => {
  it('redirects to sign-in and back without a session', async () => {
    const { path } = await createPage('strangers');
    await browser.inTab({}, async (page) => {
      await page.goto(`${site}/compose${path}`);
      expect(new URL(page.url()).pathname).toBe('/admin/login');
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/compose${path}`);
    });
    const answer = await fetch(`${site}/compose/page-data`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
  });

  it('explains before any edit why a page is read only', () =>
    browser.inTab({}, async (page) => {
      await signInTab(page, site, 'office-editor');
      await page.goto(`${site}/compose/en-GH/about-transworld-business-advisors`);
      const blocks = page.getByRole('navigation', { name: 'Blocks' });
      await blocks.getByRole('row', { name: /Hero/ }).first().click();
      await page.getByText('You can view this page but not edit it').waitFor();
      expect(await page.getByText('You cannot edit this page').count()).toBe(0);
      const elsewhere = page.getByRole('region', { name: 'What you can edit' });
      await elsewhere.getByRole('link', { name: 'Create a page for your office' }).waitFor();
      const office = elsewhere.getByRole('link', { name: 'Edit the details of your office' });
      expect(await office.getAttribute('href')).toBe('/admin/collections/offices');
      expect(await page.getByLabel('Heading', { exact: true }).isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
      expect(await blocks.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    }));

  it("is neither cached nor indexed, and allows only the site's own styles and scripts", async () => {
    const { path } = await createPage('headers');
    const { page, close } = await browser.openTab();
    await signInTab(page, site, 'office-editor');
    for (const address of [`/compose${path}`, '/compose/canvas/en-GH']) {
      const answer = await page.goto(site + address);
      const headers = answer?.headers() ?? {};
      expect(headers['content-security-policy']).toMatch(
        /script-src 'self' 'nonce-[^']+';.*style-src 'self';/,
      );
      expect(headers['cache-control']).toMatch(/no-store/);
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    }
    await close();
  });
});
