import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from '@payloadcms/db-postgres';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { openDatabase } from '../support/open-database';
import { serveInstance } from '../support/serve-instance';
import { signInAs } from '../support/sign-in-as';
import { isLongForm } from '../support/test-scope';
import { visit } from '../support/visit';

const slug = newSlug();
const spoilDate = pathToFileURL(path.resolve('tests/support/break-one-date.ts')).href;

const review = (writtenAt: string, quote: string) => ({
  ...{ id: quote, author: 'Ama', role: null, rating: 5, office: null },
  ...{ writtenAt, quote },
});
const throwing = {
  ...headingBlock('', 'throws'),
  type: 'testimonials',
  props: { heading: 'Spoilt words', reviews: [review('1957-03-06', 'Spoilt quote')] },
};
const unknown = { ...headingBlock('Unknown words', 'unknown'), type: 'carousel' };
const broken = headingBlock('Broken words', 'broken');
broken.props = { ...broken.props, heading: { text: 'Broken words' } };
const inside = {
  ...headingBlock('', 'columns'),
  type: 'columns',
  props: { columns: 2 },
  slots: { first: [{ ...unknown, id: 'nested' }], second: [headingBlock('Words inside', 'inside')] },
};
/** Blocks the CMS would reject: as a later or an earlier release may have left them. */
const stored = [
  headingBlock('First words', 'a'),
  unknown,
  broken,
  throwing,
  inside,
  headingBlock('Last words', 'z'),
];

let cms: CmsClient;
let page: string | number;
let site: RunningSite;

beforeAll(async () => {
  const env = inject('siteEnv');
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  page = await cms.create('pages', customPage(slug, [headingBlock('Placeholder')]));
  const database = openDatabase(env.DATABASE_URL ?? '');
  await database.execute(
    sql`update pages_locales set blocks = ${JSON.stringify(stored)}::json where _parent_id = ${page}`,
  );
  await database.$client.end();
  site = await serveInstance({ ...env, SITE_URL: undefined, NODE_OPTIONS: `--import ${spoilDate}` });
});
afterAll(async () => {
  await site?.stop();
  await cms.remove('pages', page);
});

it('stored blocks › a page omits unknown, invalid and throwing blocks, and logs each once', {
  skip: !isLongForm,
}, async () => {
  for (const language of ['en-GH', 'en-US', 'en-GH']) {
    const { status, html, text } = await visit(`${site.url}/${language}/${slug}`);
    expect(status).toBe(200);
    for (const good of ['First words', 'Words inside', 'Last words']) expect(text).toContain(good);
    // Not even in the data embedded in the page.
    for (const bad of ['Unknown words', 'Broken words', 'Spoilt', 'carousel'])
      expect(html.includes(bad)).toBe(false);
    expect(html.includes('<footer')).toBe(true);
  }
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('[block]'));
  expect(lines.sort()).toEqual([
    expect.stringContaining(`/${slug}: call-to-action "broken" is not shown: props.heading: `),
    expect.stringContaining(`/${slug}: carousel "nested" is not shown: type: `),
    expect.stringContaining(`/${slug}: carousel "unknown" is not shown: type: `),
    expect.stringContaining(
      `/${slug}: testimonials "throws" is not shown: view: This date cannot be written`,
    ),
  ]);
});
