import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { serveInstance } from '../support/serve-instance';
import { signInAs } from '../support/sign-in-as';

/** Sets the clock of the process back by a day at each signal, in the main thread and in its workers. */
const clockScript = `data:text/javascript,
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

const fetchEdition = async () => {
  const response = await fetch(site.url + address);
  const [, edition = null] = /Edition (\w+)/.exec(await response.text()) ?? [];
  return { status: response.status, edition };
};
const change = (edition: string) =>
  cms.update('pages', id, customPage(slug, [headingBlock(`Edition ${edition}`)]));

beforeAll(async () => {
  const NODE_OPTIONS = `--import=${encodeURI(clockScript)}`;
  site = await serveInstance({ ...inject('siteEnv'), SITE_URL: undefined, NODE_OPTIONS });
  cms = await signInAs(inject('siteUrl'), 'network-admin');
  id = await cms.create('pages', customPage(slug, [headingBlock('Edition one')]));
});
afterAll(async () => {
  await site?.stop();
  await cms.remove('pages', id);
});

it('page store › shows edits and hides unpublished pages after the clock was set back by a day', async () => {
  await expect.poll(fetchEdition).toEqual({ status: 200, edition: 'one' });
  process.kill(site.pid ?? 0, 'SIGUSR2');
  await expect.poll(() => site.output()).toContain('The clock was put back');
  await change('two');
  await expect.poll(fetchEdition).toEqual({ status: 200, edition: 'two' });
  await change('three');
  await expect.poll(fetchEdition).toEqual({ status: 200, edition: 'three' });
  expect((await cms.update('pages', id, { _status: 'draft' })).status).toBe(200);
  await expect.poll(fetchEdition).toEqual({ status: 404, edition: null });
});
