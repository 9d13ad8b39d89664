import { describe, expect, inject, it } from 'vitest';
import {
  callToAction,
  columns,
  composedPages,
  openComposer,
  setHeadingAsOtherUser,
} from '../support/composed-pages';
import { shareStaffBrowser } from '../support/share-browser';
import { signInAs } from '../support/sign-in-as';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, headingsOf } = composedPages(site);

/** The padding of the band around each of the given texts. */
const paddingsIn = (root: Element, texts: readonly string[]): string[] =>
  texts.map((text) => {
    const textElement = [...root.querySelectorAll('main h2, main p')].find((one) => one.textContent === text);
    const band = textElement?.closest('[data-surface]');
    return band ? `${text}: ${getComputedStyle(band).padding}` : `no ${text}`;
  });

describe('a user on the canvas', () => {
  it('keeps the scroll position when others move blocks above, and the edited element when they change another block', async () => {
    const more = Array.from({ length: 10 }, (_, at) => callToAction(`more-${at}`, `Heading ${at}`));
    const blocks = [
      callToAction('first', 'First heading'),
      callToAction('second', 'Second heading'),
      ...more,
    ];
    const { id, path } = await createPage('looked-at-while-moved', blocks);
    const { page, complaints, close } = await browser.openTab();
    const { canvas, choose, isSaved } = await openComposer(page, site, path, 'office-editor');
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

    await canvas.getByRole('heading', { name: 'Heading 5' }).click();
    const field = canvas.getByRole('textbox', { name: 'Heading' });
    await field.press('ControlOrMeta+A');
    await field.evaluate((element) => element.setAttribute('data-same', ''));
    await page.keyboard.type('Mine: ');
    await setHeadingAsOtherUser(site, id, 'more-4', 'Theirs');
    for (const word of ['typed', 'while', 'others', 'save']) {
      await page.keyboard.type(`${word} `, { delay: 60 });
      await page.waitForTimeout(900);
    }
    await canvas.getByRole('heading', { name: 'Theirs' }).waitFor();
    expect(await field.getAttribute('data-same')).toBe('');
    expect(await field.textContent()).toBe('Mine: typed while others save ');
    await isSaved();
    expect((await headingsOf(id)).slice(5, 7)).toEqual(['Theirs', 'Mine: typed while others save ']);
    // The later save gets a conflict response and is retried on top of the other; the browser logs the 409.
    expect(complaints.filter((complaint) => !complaint.includes('status of 409'))).toEqual([]);
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
