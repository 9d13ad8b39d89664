import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { firstDifference } from '../support/first-difference';
import { thinOut } from '../support/long-form';
import { onceMade } from '../support/once-made';
import { localised, pageTypes } from '../support/page-types';
import { serveBeside } from '../support/serve-beside';
import { visit } from '../support/visit';

const backend = inject('siteUrl');
/** Two instances with nothing in their caches: a page renewed a moment ago is served once more as it was. */
let local: RunningSite;
let remote: RunningSite;

beforeAll(async () => {
  local = await serveBeside({ ...inject('siteEnv'), SITE_URL: backend });
  remote = await serveBeside({
    CONTENT_GRAPHQL_URL: `${backend}/graphql`,
    DATABASE_URL: undefined,
    PAYLOAD_SECRET: undefined,
    SITE_URL: backend,
  });
});
afterAll(async () => {
  await local?.stop();
  await remote?.stop();
});

/** React writes into the head what is ready first: which of its elements comes before which is nobody's rule. */
const sortHead = (html: string): string =>
  html.replace(/<head>.*?<\/head>/s, (head) =>
    head
      .split(/(?=<(?:meta|link|title|script)\b)/)
      .sort()
      .join('\n'),
  );

it.each(thinOut(Object.entries(pageTypes), 8))(
  '%s comes out the same over HTTP as in process',
  async (_name, path) => {
    const [here, there] = await Promise.all([
      onceMade(() => visit(local.url + localised('en-GH', path))),
      onceMade(() => visit(remote.url + localised('en-GH', path))),
    ]);
    expect(there.status).toBe(here.status);
    expect(firstDifference(sortHead(here.html), sortHead(there.html))).toBeNull();
  },
);

it('serves the backend’s pictures', async () => {
  const html = await (await fetch(`${remote.url}/en-GH`)).text();
  const picture = /src="(\/media\/[^"]+)"/.exec(html)?.[1];
  expect(picture).toBeDefined();
  const response = await fetch(`${remote.url}${picture}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('image/');
});

it('searches offices at the backend', async () => {
  const response = await fetch(`${remote.url}/api/office-search?near=Tamale`);
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty('offices.0.slug', 'tamale');
});

it('is ready while its backend answers', async () => {
  const response = await fetch(`${remote.url}/api/health/ready`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ready: true, faults: [] });
});

it('says that it has no backend of its own', async () => {
  const response = await fetch(`${remote.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ redirects { from } }' }),
  });
  expect(response.ok).toBe(false);
});
