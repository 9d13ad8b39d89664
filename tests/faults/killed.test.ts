import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { isLongForm, thinOut } from '../support/long-form';
import { onceMade } from '../support/once-made';
import { localised, pageTypes } from '../support/page-types';
import { serveBeside } from '../support/serve-beside';

const rounds = isLongForm ? 20 : 1;
const keptFolder = mkdtempSync(path.join(os.tmpdir(), 'tessera-killed-'));
const addresses = (isLongForm ? ['en-GH', 'en-US'] : ['en-GH']).flatMap((locale) =>
  thinOut(Object.values(pageTypes), 16).map((page) => localised(locale, page)),
);
let site: RunningSite | undefined;

const start = () => serveBeside({ ...inject('siteEnv'), SITE_URL: undefined }, { keptFolder });
const files = () =>
  readdirSync(path.join(keptFolder, 'pages'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /[\da-f]{62}/.test(name),
  );

/** A page's status and whether it is whole. */
async function read(address: string): Promise<string> {
  const answer = await onceMade(() => fetch(`${site?.url}${address}`, { redirect: 'manual' }));
  const html = await answer.text();
  return `${answer.status} ${answer.status === 200 && !html.trimEnd().endsWith('</html>') ? 'cut off' : 'whole'}`;
}

afterEach(() => site?.stop());
afterAll(() => rmSync(keptFolder, { recursive: true, force: true }));

it('a process killed while it keeps pages leaves none that is cut off', {
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
    answers.push(...(await Promise.all(addresses.slice(next, next + 8).map(read))));
  expect([...new Set(answers)].filter((answer) => !/^(?:200|30[78]|404) whole$/.test(answer))).toEqual([]);
  expect(answers.filter((answer) => answer === '200 whole').length).toBeGreaterThan(addresses.length / 2);
  await expect.poll(() => files().length, { timeout: 30_000 }).toBeGreaterThanOrEqual(addresses.length);
});
