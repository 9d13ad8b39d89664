import { jsonObjectSchema } from '@/schemas/json';
import { storedBlocksSchema } from '@/schemas/stored-block';
import { spellAmerican, spellAmericanIn } from '../american-english';
import { posts } from '../data/posts';
import { assemble, type BlockDraft } from '../pages/block';
import { pages } from '../pages/pages';
import type { createReferrer } from './create-referrer';
import { type Ids, idOf, type SeedRun } from './seed-run';

const locale = 'en-US';

type Written = { pages: Ids; posts: Ids; refer: ReturnType<typeof createReferrer> };

/**
 * Writes the American English version of pages and posts with a different wording; other pages fall back to
 * the default.
 */
export async function writeAmerican(run: SeedRun, { pages, posts, refer }: Written): Promise<number> {
  return (await writeAmericanPages(run, pages, refer)) + (await writeAmericanPosts(run, posts));
}

async function writeAmericanPages(
  { payload, req }: SeedRun,
  ids: Ids,
  refer: Written['refer'],
): Promise<number> {
  let written = 0;
  for (const page of pages) {
    const { title, meta_title, meta_description } = page;
    const blocks = assembleAmerican(page.key, page.blocks);
    if (JSON.stringify(blocks) === JSON.stringify(assemble(page.key, page.blocks))) continue;
    await payload.update({
      collection: 'pages',
      id: idOf(ids, page.key),
      locale,
      data: {
        title: spellAmerican(title),
        meta_title: meta_title ? spellAmerican(meta_title) : null,
        meta_description: meta_description ? spellAmerican(meta_description) : null,
        blocks: refer(blocks),
        _status: 'published',
      },
      req,
    });
    written += 1;
  }
  return written;
}

async function writeAmericanPosts({ payload, req }: SeedRun, ids: Ids): Promise<number> {
  let written = 0;
  for (const { slug, title, excerpt, body } of posts) {
    const data = { title: spellAmerican(title), excerpt: spellAmerican(excerpt), body: spellAmerican(body) };
    if (data.title === title && data.excerpt === excerpt && data.body === body) continue;
    const published = { ...data, _status: 'published' as const };
    await payload.update({ collection: 'posts', id: idOf(ids, slug), locale, data: published, req });
    written += 1;
  }
  return written;
}

/** Assembles blocks with the ids of the default version, so that both versions correspond. */
export function assembleAmerican(key: string, drafts: readonly BlockDraft[]) {
  const blocks = assemble(key, drafts).map((block) => spellAmericanIn(jsonObjectSchema.parse(block)));
  return storedBlocksSchema.parse(blocks);
}
