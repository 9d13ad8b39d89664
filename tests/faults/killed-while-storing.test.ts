import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { localised, pageTypes } from '../support/page-types';
import { retryUnavailable } from '../support/retry-unavailable';
import { serveInstance } from '../support/serve-instance';
import { isLongForm, sampleCases } from '../support/test-scope';

const rounds = isLongForm ? 20 : 1;
const storeFolder = mkdtempSync(path.join(os.tmpdir(), 'tessera-killed-'));
const addresses = (isLongForm ? ['en-GH', 'en-US'] : ['en-GH']).flatMap((locale) =>
  sampleCases(Object.values(pageTypes), 16).map((page) => localised(locale, page)),
);
let site: RunningSite | undefined;

const start = () => serveInstance({ ...inject('siteEnv'), SITE_URL: undefined }, { storeFolder });
const files = () =>
  readdirSync(path.join(storeFolder, 'pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\da-f]{62}/.test(name),
  );

/** The status of a page and whether its HTML is complete. */
async function pageState(address: string): Promise<string> {
  const response = await retryUnavailable(() => fetch(`${site?.url}${address}`, { redirect: 'manual' }));
  const html = await response.text();
  return `${response.status} ${response.status === 200 && !html.trimEnd().endsWith('</html>') ? 'cut off' : 'whole'}`;
}

afterEach(() => site?.stop());
afterAll(() => rmSync(storeFolder, { recursive: true, force: true }));

it('page store › a process killed while storing pages leaves no truncated page', {
  timeout: 900_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    site = await start();
    const visits = addresses.map((address) => fetch(`${site?.url}${address}`).catch(() => null));
    await sleep(200 + Math.random() * 2_000);
    process.kill(site.pid ?? 0, 'SIGKILL');
    await Promise.all(visits);
    await site.ended;
  }
  site = await start();
  const answers: string[] = [];
  for (let next = 0; next < addresses.length; next += 8)
    answers.push(...(await Promise.all(addresses.slice(next, next + 8).map(pageState))));
  expect([...new Set(answers)].filter((answer) => !/^(?:200|30[78]|404) whole$/.test(answer))).toEqual([]);
  expect(answers.filter((answer) => answer === '200 whole').length).toBeGreaterThan(addresses.length / 2);
  await expect.poll(() => files().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(addresses.length);
});
