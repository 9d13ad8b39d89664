import type { FrameLocator, Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import {
  callToAction,
  composedPages,
  openComposer,
  saveAsOtherUser,
  setHeadingAsOtherUser,
} from '../support/composed-pages';
import { signInTab } from '../support/open-admin';
import { shareStaffBrowser } from '../support/share-browser';
import { demoAccount, signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

describe('two users on one page', () => {
  it('keep their changes to different blocks, resolve a conflict, and keep the caret while blocks are moved', async () => {
    const more = Array.from({ length: 40 }, (_, at) => callToAction(`more-${at}`, `Heading ${at}`));
    const { id, path } = await createPage('two-people', [
      callToAction('first', 'First heading'),
      callToAction('second', 'Second heading'),
      ...more,
    ]);
    const firstTwo = async () => (await headingsOf(id)).slice(0, 2);
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
    await expect.poll(firstTwo).toEqual(['By Ama', 'By Kofi']);
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
    expect(await firstTwo()).toEqual(['What Ama wants', 'By Kofi']);
    await clash.getByRole('button', { name: 'Keep mine' }).click();
    await second.isSaved();
    expect(await firstTwo()).toEqual(['What Kofi wants', 'By Kofi']);
    await first.canvas.getByRole('heading', { name: 'What Kofi wants' }).waitFor();
    await ama.page.getByRole('button', { name: /^Restore mine: .*Heading$/ }).waitFor();
    await kofi.close();
    await moveWhileWriting(id, { page: ama.page, canvas: first.canvas });
    await ama.close();
  });
});

/** One user writes in the first block on the canvas, another moves its neighbour and then the block itself. */
async function moveWhileWriting(
  id: string | number,
  { page, canvas }: { page: Page; canvas: FrameLocator },
): Promise<void> {
  await canvas.getByRole('heading', { name: 'What Kofi wants' }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(': one');
  const orderOf = async () => (await headingsOf(id)).slice(0, 3);
  const move = (block: string, after: string | null) =>
    saveAsOtherUser(site, id, [{ kind: 'move', id: block, to: { parent: null, slot: '', after } }]);
  await move('second', null);
  await expect.poll(orderOf).toEqual(['By Kofi', 'What Kofi wants: one', 'Heading 0']);
  await canvas.locator('main [data-block="second"] ~ [data-block="first"]').waitFor({ state: 'attached' });
  await page.keyboard.type(', two');
  await expect.poll(orderOf).toEqual(['By Kofi', 'What Kofi wants: one, two', 'Heading 0']);
  // So far that it is rendered again.
  await move('first', 'more-33');
  await canvas.locator('main [data-block="more-33"] ~ [data-block="first"]').waitFor({ state: 'attached' });
  await page.keyboard.type(', three');
  expect(await canvas.locator('.canvas-text-field').evaluate((field) => field.matches(':focus'))).toBe(true);
  await expect.poll(async () => (await headingsOf(id))[35]).toBe('What Kofi wants: one, two, three');
}

describe('a session that ends in the middle of a sentence', () => {
  it('saves nothing as another user, and everything after the user has entered their password', async () => {
    const { id, path } = await createPage('signed-out');
    const { page, close } = await browser.openTab();
    const { choose, heading, isSaved } = await openComposer(page, site, path, 'office-editor');
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
    const { email, password } = demoAccount('office-editor');
    await choose('First heading');
    await heading.fill('Saved by the first');
    await isSaved();
    await signInTab(page, site, 'network-editor');
    await heading.fill('Typed by the first');
    await dialog.waitFor();
    expect(await headingsOf(id)).toEqual(['Saved by the first', 'Second heading']);
    await dialog.getByText(email).waitFor();
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await isSaved();
    expect(await headingsOf(id)).toEqual(['Typed by the first', 'Second heading']);

    await page.context().clearCookies();
    // Slow enough to be sent letter by letter, but without a pause that counts as the end of typing.
    await heading.press('End');
    await page.keyboard.type(' and on', { delay: 700 });
    expect(await heading.inputValue()).toBe('Typed by the first and on');
    await heading.fill('Written after the session');
    await dialog.waitFor();
    await dialog.getByLabel('Password').fill('not the password at all');
    // The typed password stays during the automatic retry.
    await page.waitForResponse((answer) => answer.status() === 401);
    await page.keyboard.press('Escape');
    expect(await dialog.getByLabel('Password').inputValue()).toBe('not the password at all');
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Password').fill(password);
    await dialog.getByRole('button', { name: 'Sign in and save' }).click();
    await isSaved();
    expect(await headingsOf(id)).toEqual(['Written after the session', 'Second heading']);
    await close();
  });
});

describe('publishing', () => {
  it('reports invalid fields, asks first when other languages are published too, and shows visitors what was previewed', async () => {
    const { id, path } = await createPage('published');
    const textOf = async (address: string) => (await fetch(site + address)).text();
    const { page, close } = await browser.openTab();
    const { choose, heading } = await openComposer(page, site, `/record/${id}?locale=en-GH`, 'office-editor');
    expect(page.url()).toBe(`${site}/compose${path}`);
    await choose('First heading');
    await heading.fill('');
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await publish.click();
    await page.getByText('Fix this first').waitFor();
    await page.getByRole('status').getByText('Heading: Fill this in').waitFor();
    expect(await textOf(path)).toContain('First heading');
    await heading.fill('Seen by everybody');
    await page.getByText('Draft saved · unpublished changes').waitFor();
    await publish.click();
    await page.getByText('Published: visitors see it now').waitFor();
    await page.getByText('Published', { exact: true }).waitFor();
    await expect.poll(() => textOf(path)).toContain('Seen by everybody');

    const american = path.replace('en-GH', 'en-US');
    await setHeadingAsOtherUser(site, id, 'first', 'An American heading', 'en-US');
    await heading.fill('A Ghanaian heading');
    await page.getByText('Draft saved · unpublished changes').waitFor();
    await publish.click();
    const dialog = page.getByRole('dialog', { name: 'This publishes more than this page' });
    await dialog.getByText('English (United States): unpublished changes').waitFor();
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await textOf(path)).not.toContain('A Ghanaian heading');
    await publish.click();
    await dialog.getByRole('button', { name: 'Publish all' }).click();
    await page.getByText('Published: visitors see it now').waitFor();
    await expect.poll(() => textOf(path)).toContain('A Ghanaian heading');
    await expect.poll(() => textOf(american)).toContain('An American heading');
    await close();
  });
});

describe('access to the composer', () => {
  it('redirects to sign-in and back without a session', async () => {
    const address = `/compose/en-GH/locations/greater-accra/osu`;
    const answer = await fetch(site + address, { redirect: 'manual' });
    expect(answer.status).toBe(307);
    const to = new URL(answer.headers.get('location') ?? '', site);
    expect([to.pathname, to.searchParams.get('redirect')]).toEqual(['/admin/login', address]);
    const data = await fetch(`${site}/compose/page-data`, { method: 'POST', body: '{}' });
    expect(data.status).toBe(401);
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
    const cms = await signInAs(site, 'office-editor');
    for (const address of ['/compose/en-GH/locations/greater-accra/osu', '/compose/canvas/en-GH']) {
      const answer = await cms.open(address);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toMatch(
        /script-src 'self' 'nonce-[^']+';.*style-src 'self';/,
      );
      expect(answer.headers.get('cache-control')).toMatch(/no-store/);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    }
  });
});
