import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Page } from 'playwright';
import { z } from 'zod';
import { callToAction } from './composed-pages';
import { openDatabase } from './open-database';

/** A text field of a block in the composer, edited in the form or on the canvas. */
export type ComposedText = { block: string; editedIn: 'form' | 'page' };

/** Creates a block for each text, in order. */
export const blocksFor = (texts: readonly ComposedText[]) =>
  texts.map(({ block }) => {
    const { props, ...rest } = callToAction(block, `Heading of ${block}`);
    return { ...rest, props: { ...props, text: firstText } };
  });

export const firstText = 'Words:';

/** Moves the caret to the end of the text. */
export async function moveCaretToEnd(page: Page, text: ComposedText): Promise<void> {
  if (text.editedIn === 'form') return (await fieldOf(page, text)).press('ControlOrMeta+End');
  const canvas = page.frameLocator('iframe[title="The page"]');
  await canvas.locator(`section[aria-labelledby=${text.block}-heading] p`).first().click();
  await canvas.getByRole('textbox', { name: 'Text', exact: true }).press('ControlOrMeta+End');
}

export async function visibleText(page: Page, text: ComposedText): Promise<string> {
  return (await fieldOf(page, text)).inputValue();
}

/** The form field of the text, also when the text is edited on the page. */
export async function fieldOf(page: Page, { block }: ComposedText) {
  const blocks = page.getByRole('navigation', { name: 'Blocks' });
  await blocks.getByRole('row', { name: `Heading of ${block}` }).click();
  const form = page.getByRole('complementary').filter({ hasText: `Heading of ${block}` });
  return form.getByLabel('Text', { exact: true });
}

const storedSchema = z.array(
  z.object({ blocks: z.array(z.object({ id: z.string(), props: z.object({ text: z.string() }) })) }),
);

/** The text stored in the database, in the latest draft of a page. */
export async function storedText(url: string, page: number, { block }: ComposedText): Promise<string> {
  const database = openDatabase(url);
  try {
    const { rows } = await database.execute(sql`select l.version_blocks as blocks from _pages_v v
      join _pages_v_locales l on l._parent_id = v.id and l._locale = 'en-GH'
      where v.parent_id = ${page} and v.latest`);
    const storedBlock = storedSchema.parse(rows)[0]?.blocks.find(({ id }) => id === block);
    if (!storedBlock) throw new Error(`The block ${block} is not stored`);
    return storedBlock.props.text;
  } finally {
    await database.$client.end();
  }
}
