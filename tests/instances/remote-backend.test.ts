import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import { firstDifference } from '../support/first-difference';
import { localised, pageTypes } from '../support/page-types';
import { retryUnavailable } from '../support/retry-unavailable';
import { serveInstance } from '../support/serve-instance';
import { sampleCases } from '../support/test-scope';
import { visit } from '../support/visit';

const backend = inject('siteUrl');
/** Two instances with empty caches: a page that was just revalidated is served stale once more. */
let local: RunningSite;
let remote: RunningSite;

beforeAll(async () => {
  local = await serveInstance({ ...inject('siteEnv'), SITE_URL: backend });
  remote = await serveInstance({
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

/** React writes elements into the head in the order in which they are ready, which is not deterministic. */
const sortHead = (html: string): string =>
  html.replace(/<head>.*?<\/head>/s, (head) =>
    head
      .split(/(?=<(?:meta|link|title|script)\b)/)
      .sort()
      .join('\n'),
  );

it.each(sampleCases(Object.entries(pageTypes), 8))(
  'remote backend › %s renders the same over HTTP as in process',
  async (_name, path) => {
    const [localPage, remotePage] = await Promise.all([
      retryUnavailable(() => visit(local.url + localised('en-GH', path))),
      retryUnavailable(() => visit(remote.url + localised('en-GH', path))),
    ]);
    expect(remotePage.status).toBe(localPage.status);
    expect(firstDifference(sortHead(localPage.html), sortHead(remotePage.html))).toBeNull();
  },
);

it('remote backend › serves pictures of the backend', async () => {
  const html = await (await fetch(`${remote.url}/en-GH`)).text();
  const picture = /src="(\/media\/[^"]+)"/.exec(html)?.[1];
  expect(picture).toBeDefined();
  const response = await fetch(`${remote.url}${picture}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('image/');
});

it('remote backend › searches offices at the backend', async () => {
  const response = await fetch(`${remote.url}/api/office-search?near=Tamale`);
  expect(response.status).toBe(200);
  expect(await response.json()).toHaveProperty('offices.0.slug', 'tamale');
});

it('remote backend › is ready while its backend answers', async () => {
  const response = await fetch(`${remote.url}/api/health/ready`);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ ready: true, faults: [] });
});

it('remote backend › answers no GraphQL requests itself', async () => {
  const response = await fetch(`${remote.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ redirects { from } }' }),
  });
  expect(response.ok).toBe(false);
});
