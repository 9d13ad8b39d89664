import { mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { bundleIslands } from '../../lib/islands/bundle-islands.ts';

const ownScript = /<script type="module" fetchpriority="low" src="[^"]+" integrity="[^"]+">/;

let built: Promise<string> | undefined;

/** The islands with React as it is for developers. */
async function buildTalkative(): Promise<string> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'islands-'));
  await bundleIslands(folder, 'development');
  return folder;
}

/**
 * Has the site's pages woken by React as it is for developers, which tells what the other one mends in silence or leaves wrong:
 * every difference between what the server sent and what an island draws.
 * @param edit what becomes of a page on its way.
 */
export async function tellMismatches(page: Page, edit = (html: string) => html): Promise<void> {
  built ??= buildTalkative();
  const folder = await built;
  const { src, integrity } = JSON.parse(readFileSync(path.join(folder, 'page-module.json'), 'utf8'));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    if (!ownScript.test(html)) throw new Error(`${page.url()} has no module`);
    const own = `<script type="module" fetchpriority="low" src="${src}" integrity="${integrity}">`;
    await route.fulfill({ response, body: edit(html.replace(ownScript, () => own)) });
  });
  await page.route('**/_next/static/islands/*', (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    return route.fulfill({ path: path.join(folder, 'static/islands', file) });
  });
}
