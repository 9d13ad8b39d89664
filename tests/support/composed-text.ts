import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { callToAction } from './composed-pages';
import { openDatabase } from './open-database';

/** A text of a block in the composer, typed in the form beside the page or on the page itself. */
export type ComposedText = { block: string; place: 'form' | 'page' };

/** A block for each of them, in their order. */
export const blocksFor = (texts: readonly ComposedText[]) =>
  texts.map(({ block }) => {
    const { props, ...rest } = callToAction(block, `Heading of ${block}`);
    return { ...rest, props: { ...props, text: firstText } };
  });

export const firstText = 'Words:';

/** Puts the caret behind what is there. */
export async function goToEnd(page: Page, text: ComposedText): Promise<void> {
  if (text.place === 'form') return (await fieldOf(page, text)).press('ControlOrMeta+End');
  const canvas = page.frameLocator('iframe[title="The page"]');
  await canvas.locator(`section[aria-labelledby=${text.block}-heading] p`).first().click();
  await canvas.getByRole('textbox', { name: 'Text', exact: true }).press('ControlOrMeta+End');
}

export async function shownText(page: Page, text: ComposedText): Promise<string> {
  return (await fieldOf(page, text)).inputValue();
}

/** In the form, whichever the place it is typed in. */
export async function fieldOf(page: Page, { block }: ComposedText) {
  const blocks = page.getByRole('navigation', { name: 'Blocks' });
  await blocks.getByRole('row', { name: `Heading of ${block}` }).click();
  const form = page.getByRole('complementary').filter({ hasText: `Heading of ${block}` });
  return form.getByLabel('Text', { exact: true });
}

const storedSchema = z.array(
  z.object({ blocks: z.array(z.object({ id: z.string(), props: z.object({ text: z.string() }) })) }),
);

/** What stands in the database itself, as the newest draft of a page. */
export async function storedText(url: string, page: number, { block }: ComposedText): Promise<string> {
  const database = openDatabase(url);
  try {
    const { rows } = await database.execute(sql`select l.version_blocks as blocks from _pages_v v
      join _pages_v_locales l on l._parent_id = v.id and l._locale = 'en-GH'
      where v.parent_id = ${page} and v.latest`);
    const found = storedSchema.parse(rows)[0]?.blocks.find(({ id }) => id === block);
    if (!found) throw new Error(`The block ${block} is not stored`);
    return found.props.text;
  } finally {
    await database.$client.end();
  }
}
