import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { documentLimits } from '../../lib/document/limits.ts';
import type { CmsClient } from '../support/cms-client.ts';
import { customPage, headingBlock, newSlug } from '../support/custom-page.ts';
import { mixedBlocks } from '../support/mixed-blocks.ts';
import { openDatabase } from '../support/open-database.ts';
import type { IsolatedSite } from '../support/run-site.ts';
import { signInAs } from '../support/sign-in-as.ts';

/**
 * Creates a page of the network whose latest draft has `count` blocks. More than a document may hold are
 * written directly to the database: rendering them is measured, not validation.
 * @returns the address in the composer.
 */
export async function createComposedPage({ url, databaseUrl }: IsolatedSite, count: number): Promise<string> {
  const cms = await signInAs(url, 'network-editor');
  const slug = newSlug();
  const id = await cms.create('pages', customPage(slug, [headingBlock('Published')]));
  const picture = await pictureOf(cms);
  const blocks = await mixedBlocks(count, picture);
  const isAllowed = count <= documentLimits.blocks;
  const first = isAllowed ? blocks : await mixedBlocks(documentLimits.blocks, picture);
  const response = await cms.update('pages', id, { blocks: first }, '&draft=true&autosave=true');
  if (!response.ok) throw new Error(`${count} blocks: ${response.status} ${await response.text()}`);
  if (!isAllowed) await writeToDatabase(databaseUrl, Number(id), blocks);
  return `${url}/compose/en-GH/${slug}`;
}

const foundSchema = z.object({ docs: z.array(z.object({ id: z.number() })) });

async function pictureOf(cms: CmsClient): Promise<number> {
  const response = await cms.call('/media?limit=1&depth=0', 'GET');
  const [picture] = foundSchema.parse(await response.json()).docs;
  if (!picture) throw new Error('The demonstration has no picture');
  return picture.id;
}

async function writeToDatabase(url: string, page: number, blocks: readonly unknown[]): Promise<void> {
  const database = openDatabase(url);
  try {
    await database.execute(sql`update _pages_v_locales set version_blocks = ${JSON.stringify(blocks)}::json
      where _locale = 'en-GH' and _parent_id = (select id from _pages_v where parent_id = ${page} and latest)`);
  } finally {
    await database.$client.end();
  }
}
