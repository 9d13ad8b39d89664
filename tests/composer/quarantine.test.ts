import { sql } from '@payloadcms/db-postgres/drizzle';
import { describe, expect, inject, it } from 'vitest';
import { callToAction as call, composedPages, openComposer, rowOf } from '../support/composed-pages';
import { findViolationsOfComposer } from '../support/find-violations';
import { openDatabase } from '../support/open-database';
import { shareStaffBrowser } from '../support/share-browser';

const browser = shareStaffBrowser();
const site = inject('siteUrl');
const { createPage, blocksOf } = composedPages(site);

describe('a block that cannot be rendered', () => {
  it('is repaired, replaced or preserved by an editor, and the page can be published', async () => {
    const { id, path } = await createPage('quarantined');
    const wrong = {
      ...call('wrong', 'Ask us anything'),
      props: { ...call('', 'Ask us anything').props, colour: 'red' },
    };
    const strange = {
      id: 'odd',
      type: 'carousel',
      version: 3,
      props: { heading: 'Words of a carousel', speed: 4 },
    };
    const unreadableBlock = { id: 'kept', type: 'ticker', version: 1, props: { text: 'Stays' } };
    await plantBlocks(id, [call('first', 'First heading'), wrong, strange, unreadableBlock]);
    await browser.inTab({}, async (page) => {
      const { canvas, isSaved } = await openComposer(page, site, path, 'office-editor');
      const card = page.getByRole('region', { name: 'A block that cannot be shown' });
      await rowOf(page, /Ask us anything, cannot be shown/).click();
      await card.getByText('there is no such field').waitFor();
      expect(await findViolationsOfComposer(page)).toEqual([]);
      await card.getByRole('button', { name: 'Remove “colour”' }).click();
      await canvas.getByRole('heading', { name: 'Ask us anything' }).waitFor();
      await rowOf(page, /Unknown block “carousel”/).click();
      await card.getByRole('combobox', { name: 'Replace with' }).fill('call');
      await page.getByRole('option', { name: 'Call to action' }).click();
      await card.getByRole('button', { name: 'Replace', exact: true }).click();
      await canvas.getByRole('heading', { name: 'Words of a carousel' }).waitFor();
      await rowOf(page, /Unknown block “ticker”/).click();
      await card.getByRole('button', { name: 'Keep unchanged' }).click();
      await isSaved();
      await page.getByRole('button', { name: 'Publish' }).click();
      // Its link is a placeholder.
      await page.getByRole('button', { name: 'Publish anyway' }).click();
      await page.getByText('Published: visitors see it now').waitFor();
      await expect.poll(async () => (await fetch(site + path)).text()).toContain('Words of a carousel');
    });
    expect((await blocksOf(id)).at(-1)).toEqual(unreadableBlock);
  });
});

/** Writes directly to the database, as an older release or a script would have left the blocks. */
async function plantBlocks(id: string | number, blocks: readonly unknown[]): Promise<void> {
  const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
  const text = JSON.stringify(blocks);
  await database.execute(sql`update pages_locales set blocks = ${text}::json where _parent_id = ${id}`);
  await database.execute(
    sql`update _pages_v_locales set version_blocks = ${text}::json where _parent_id in (select id from _pages_v where parent_id = ${id})`,
  );
  await database.$client.end();
}
