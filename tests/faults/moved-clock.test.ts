import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { serveBeside } from '../support/serve-beside';
import { signInAs } from '../support/sign-in-as';

/** Puts the clock back by a day with each signal: what the process asks of it, as the machine's would be. */
const movingClock = `data:text/javascript,
  const real = Date.now;
  let moved = 0;
  Date.now = () => real() - moved;
  const { BroadcastChannel } = process.getBuiltinModule('node:worker_threads');
  const others = new BroadcastChannel('clock');
  const move = () => { moved += 86_400_000; };
  others.onmessage = move;
  others.unref();
  process.on('SIGUSR2', () => { move(); others.postMessage(null); console.log('The clock was put back'); });`;
const slug = newSlug();
const address = `/en-GH/${slug}`;
let site: RunningSite;
let cms: CmsClient;
let id: string | number;

const shown = async () => {
  const answer = await fetch(site.url + address);
  const [, edition = null] = /Edition (\w+)/.exec(await answer.text()) ?? [];
  return { status: answer.status, edition };
};
const change = (edition: string) => cms.update('pages', id, customPage(slug, [saying(`Edition ${edition}`)]));

beforeAll(async () => {
  const NODE_OPTIONS = `--import=${encodeURI(movingClock)}`;
  site = await serveBeside({ ...inject('siteEnv'), SITE_URL: undefined, NODE_OPTIONS });
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  id = await cms.create('pages', customPage(slug, [saying('Edition one')]));
});
afterAll(async () => {
  await site?.stop();
  await cms.remove('pages', id);
});

it('an instance whose clock was put back by a day shows what changes, and not what was taken back', async () => {
  await expect.poll(shown).toEqual({ status: 200, edition: 'one' });
  process.kill(site.pid ?? 0, 'SIGUSR2');
  await expect.poll(() => site.output()).toContain('The clock was put back');
  await change('two');
  await expect.poll(shown).toEqual({ status: 200, edition: 'two' });
  await change('three');
  await expect.poll(shown).toEqual({ status: 200, edition: 'three' });
  expect((await cms.update('pages', id, { _status: 'draft' })).status).toBe(200);
  await expect.poll(shown).toEqual({ status: 404, edition: null });
});
