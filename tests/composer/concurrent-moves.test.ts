import { describe, expect, inject, it } from 'vitest';
import { callToAction, columns, composedPages, openComposer } from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

describe('a user writing on the canvas', () => {
  it('keeps the caret while others move neighbours and the block itself', async () => {
    const more = Array.from({ length: 40 }, (_, at) => callToAction(`more-${at}`, `Heading ${at}`));
    const blocks = [
      callToAction('first', 'First heading'),
      callToAction('second', 'Second heading'),
      ...more,
    ];
    const { id, path } = await createPage('written-while-moved', blocks);
    const [ama, kofi] = await Promise.all([browser.openTab(), browser.openTab()]);
    const [first, second] = await Promise.all([
      openComposer(ama.page, site, path, 'office-editor'),
      openComposer(kofi.page, site, path, 'network-editor'),
    ]);
    await first.canvas.getByRole('heading', { name: 'First heading' }).click();
    await ama.page.keyboard.press('End');
    await ama.page.keyboard.type(': one');
    const orderOf = async () => (await headingsOf(id)).slice(0, 3);
    const isWriting = () =>
      first.canvas.locator('.canvas-text-field').evaluate((field) => field.matches(':focus'));
    // Its neighbour is moved above it.
    await second.choose('Second heading');
    await kofi.page.keyboard.press('Alt+ArrowUp');
    await expect.poll(orderOf).toEqual(['Second heading', 'First heading: one', 'Heading 0']);
    await first.canvas
      .locator('main [data-block="second"] ~ [data-block="first"]')
      .waitFor({ state: 'attached' });
    await ama.page.keyboard.type(', two');
    await expect.poll(orderOf).toEqual(['Second heading', 'First heading: one, two', 'Heading 0']);
    // The block itself is moved so far that it is rendered again.
    await second.choose('First heading');
    for (let step = 0; step < 34; step += 1) await kofi.page.keyboard.press('Alt+ArrowDown');
    await second.isSaved();
    await first.canvas
      .locator('main [data-block="more-33"] ~ [data-block="first"]')
      .waitFor({ state: 'attached' });
    await ama.page.keyboard.type(', three');
    expect(await isWriting()).toBe(true);
    await expect.poll(async () => (await headingsOf(id))[35]).toBe('First heading: one, two, three');
    await Promise.all([ama.close(), kofi.close()]);
  });
});

/** The padding of the band around each of the given texts. */
const paddingsIn = (root: Element, texts: readonly string[]): string[] =>
  texts.map((text) => {
    const textElement = [...root.querySelectorAll('main h2, main p')].find((one) => one.textContent === text);
    const band = textElement?.closest('[data-surface]');
    return band ? `${text}: ${getComputedStyle(band).padding}` : `no ${text}`;
  });

describe('a user reading a block on the canvas', () => {
  it('keeps the scroll position when others move blocks above', async () => {
    const more = Array.from({ length: 10 }, (_, at) => callToAction(`more-${at}`, `Heading ${at}`));
    const blocks = [
      callToAction('first', 'First heading'),
      callToAction('second', 'Second heading'),
      ...more,
    ];
    const { id, path } = await createPage('looked-at-while-moved', blocks);
    const { page, close } = await browser.openTab();
    const { canvas, choose } = await openComposer(page, site, path, 'office-editor');
    await choose('Heading 5');
    const top = () =>
      canvas.locator('[data-block="more-5"] > *').evaluate((block) => block.getBoundingClientRect().top);
    const isAtRest = async () => {
      const at = await top();
      await canvas.locator(':root').evaluate(async () => {
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
      });
      return at > 0 && at === (await top());
    };
    await expect.poll(isAtRest).toBe(true);
    const before = await top();
    const cms = await signInAs(site, 'network-editor');
    const moved = [...blocks.slice(1), ...blocks.slice(0, 1)];
    expect((await cms.update('pages', id, { blocks: moved }, '&draft=true&autosave=true')).ok).toBe(true);
    await canvas.locator('main [data-block="more-9"] ~ [data-block="first"]').waitFor({ state: 'attached' });
    await expect.poll(isAtRest).toBe(true);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await close();
  });

  it('sees the same band paddings as visitors, in columns and next to hidden blocks', async () => {
    const many = Array.from({ length: 60 }, (_, at) => `many-${at}`);
    const text = (id: string, more: object = {}) => ({
      id,
      type: 'rich-text',
      version: 0,
      props: { text: id },
      ...more,
    });
    const blocks = [
      callToAction('first', 'First heading'),
      { ...columns, slots: { first: [callToAction('inner', 'Inner heading')], second: [text('beside')] } },
      text('above'),
      ...['unseen', 'nor-this', 'nor-that'].map((id) => text(id, { hidden: true })),
      text('below'),
      // So many that they are rendered in several segments.
      ...many.map((id) => text(id)),
      text('last'),
    ];
    const { path } = await createPage('bands', blocks);
    const { page, close } = await browser.openTab({ viewport: { width: 1800, height: 900 } });
    const { canvas } = await openComposer(page, site, path, 'office-editor');
    const texts = ['First heading', 'Inner heading', 'beside', 'above', 'below', ...many, 'last'];
    await page.getByRole('button', { name: 'Desktop' }).click();
    const composed = await canvas.locator(':root').evaluate(paddingsIn, texts);
    const visitor = await browser.openTab({ viewport: { width: 1280, height: 900 } });
    await visitor.page.goto(site + path);
    expect(composed).toEqual(await visitor.page.locator(':root').evaluate(paddingsIn, texts));
    await Promise.all([close(), visitor.close()]);
  });
});
