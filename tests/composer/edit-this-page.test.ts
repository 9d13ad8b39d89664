import { expect, inject, it } from 'vitest';
import { signInTab } from '../support/open-admin';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const site = inject('siteUrl');
const address = `${site}/en-GH/locations/greater-accra/osu`;

it('costs visitors nothing, and leads staff from a page to the composer of it until they sign out', () =>
  browser.inTab({}, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const link = page.getByRole('link', { name: 'Edit this page' });

    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await link.count()).toBe(0);
    expect(asked.filter((path) => /staff|cms-api|compose/.test(path))).toEqual([]);
    const ofVisitors = await (await fetch(address)).text();

    await signInTab(page, site, 'office-editor');
    const answer = await page.goto(address);
    expect(await answer?.text()).toBe(ofVisitors);
    expect(answer?.headers()['cache-control']).toContain('public');
    await link.waitFor();
    expect(asked.filter((path) => /staff/.test(path))).toHaveLength(1);
    expect(asked.filter((path) => /cms-api|compose/.test(path))).toEqual([]);
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/compose/en-GH/locations/greater-accra/osu`);
    await page.getByRole('button', { name: 'On this page' }).waitFor();

    await page.evaluate(() => fetch('/cms-api/staff/logout', { method: 'POST' }));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await link.count()).toBe(0);
  }));
