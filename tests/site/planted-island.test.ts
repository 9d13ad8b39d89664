import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { launchBrowser } from '../support/browser';
import { budgets } from '../support/budgets';
import { buildPlanted } from '../support/build-planted';
import type { Change } from '../support/copy-house';
import { measurePage, sumScripts } from '../support/measure-page';
import { localised, pageTypes } from '../support/page-types';
import { serveBeside } from '../support/serve-beside';

/** The gallery's view takes its island without the shim, and the island its dialog without waiting for a click. */
const plant: Change[] = [
  { file: 'blocks/gallery/gallery.tsx', from: './gallery.client', to: './gallery.island' },
  { file: 'blocks/gallery/gallery.tsx', from: 'GalleryIsland', to: 'EnlargeOnClick' },
  {
    file: 'blocks/gallery/gallery.island.tsx',
    from: "import type { LightboxProps } from './lightbox'",
    to: "import { Lightbox, type LightboxProps } from './lightbox'",
  },
  {
    file: 'blocks/gallery/gallery.island.tsx',
    from: "import('./lightbox').then",
    to: 'Promise.resolve({ Lightbox }).then',
  },
];

/** The long form only: it takes a second production build. The same mistake is found by the arrows in a second. */
describe.runIf(process.env.TEST_LONG)('an island that a view imports directly', () => {
  let browser: Browser;
  let planted: ReturnType<typeof buildPlanted>;
  let site: RunningSite;

  beforeAll(async () => {
    planted = buildPlanted(plant);
    const content = inject('siteUrl');
    const env = { CONTENT_GRAPHQL_URL: `${content}/graphql`, SITE_URL: content };
    site = await serveBeside(env, { cwd: planted.folder });
    browser = await launchBrowser();
  }, 900_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
    planted?.remove();
  });

  it('weighs on pages without it, beyond every budget', async () => {
    const path = localised('en-GH', pageTypes.privacy ?? '');
    const [sound, broken] = [
      sumScripts((await measurePage(browser, inject('siteUrl') + path)).scripts),
      sumScripts((await measurePage(browser, site.url + path)).scripts),
    ];
    expect(sound).toBeLessThanOrEqual(budgets.shared);
    expect(broken).toBeGreaterThan(sound + 20_000);
    expect(broken).toBeGreaterThan(budgets.content);
  });
});
