import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { bundleIslands } from '../../lib/islands/bundle-islands.ts';

const ownScript = /<script type="module" fetchPriority="low" src="[^"]+" integrity="[^"]+">/;

let built: ReturnType<typeof buildWithDevReact> | undefined;

/** Bundles the islands with the development build of React. */
async function buildWithDevReact() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'islands-'));
  return { folder, ...(await bundleIslands(folder, 'development')).module };
}

/**
 * Serves the islands with the development build of React, which reports every hydration difference that the production
 * build repairs or ignores silently.
 * @param edit changes the HTML of a page in transit.
 */
export async function reportMismatches(page: Page, edit = (html: string) => html): Promise<void> {
  built ??= buildWithDevReact();
  const { folder, src, integrity } = await built;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    if (!ownScript.test(html)) throw new Error(`${page.url()} has no module`);
    const own = `<script type="module" fetchPriority="low" src="${src}" integrity="${integrity}">`;
    await route.fulfill({ response, body: edit(html.replace(ownScript, () => own)) });
  });
  await page.route('**/_next/static/islands/*', (route) => {
    const file = path.basename(new URL(route.request().url()).pathname);
    return route.fulfill({ path: path.join(folder, 'static/islands', file) });
  });
}
