import { expect, inject, it } from 'vitest';
import { signInTab } from '../support/open-admin';
import { shareBrowser } from '../support/share-browser';

const browser = shareBrowser();
const site = inject('siteUrl');
const address = `${site}/en-GH/locations/greater-accra/osu`;

it('edit link › adds no requests for visitors, and links signed-in staff to the composer of the page', () =>
  browser.inTab({}, async (page) => {
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const link = page.getByRole('link', { name: 'Edit this page' });

    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await link.count()).toBe(0);
    expect(requestedPaths.filter((path) => /staff|cms-api|compose/.test(path))).toEqual([]);
    const visitorHtml = await (await fetch(address)).text();

    await signInTab(page, site, 'office-editor');
    const answer = await page.goto(address);
    expect(await answer?.text()).toBe(visitorHtml);
    expect(answer?.headers()['cache-control']).toContain('public');
    await link.waitFor();
    expect(requestedPaths.filter((path) => /staff/.test(path))).toHaveLength(1);
    expect(requestedPaths.filter((path) => /cms-api|compose/.test(path))).toEqual([]);
    expect(await link.getAttribute('href')).toBe('/compose/en-GH/locations/greater-accra/osu');

    await page.evaluate(() => fetch('/cms-api/staff/logout', { method: 'POST' }));
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await link.count()).toBe(0);
  }));
