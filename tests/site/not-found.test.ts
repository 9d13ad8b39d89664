import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { sendRawRequest } from '../support/raw-request';

const name = randomUUID();
const missingPaths = [
  '/favicon.png',
  '/.env',
  `/${name}.png`,
  `/${name}/picture.png`,
  `/api/${name}`,
  `/sanctum/${name}`,
  `/.well-known/${name}`,
  `/_next/static/chunks/${name}.js`,
  `/_next/${name}`,
  `/brand/${name}.svg`,
  `/en-GH.${name}`,
];

it.each(missingPaths)('not found › %s answers with a static page that is not cached', async (path) => {
  const { status, headers, body } = await sendRawRequest(path);
  const html = body.toString();
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    404,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(html).toContain("Something's missing.");
  expect(html).not.toContain('<script');
  expect((await sendRawRequest(path, {}, 'HEAD')).body.byteLength).toBe(0);
});

it.each(['POST', 'PUT', 'DELETE'])('not found › %s to a missing endpoint answers 404', async (method) => {
  const { status, body } = await sendRawRequest(`/api/${name}`, {}, method);
  expect([status, body.toString().includes('<script')]).toEqual([404, false]);
});

it('not found › Next stores nothing for requested paths', () => {
  const storedFiles = readdirSync('.next/server', { recursive: true, encoding: 'utf8' });
  expect(storedFiles.length).toBeGreaterThan(100);
  expect(storedFiles.filter((file) => file.includes(name))).toEqual([]);
});

it.each(['/api/health', '/brand/icon.svg', '/sanctum/csrf-cookie', '/admin', '/graphql'])(
  'not found › %s exists',
  async (path) => {
    expect((await sendRawRequest(path)).status, path).not.toBe(404);
  },
);

it("not found › a path below a language answers with the site's own page", async () => {
  const response = await fetch(`${inject('siteUrl')}/en-GH/some.thing`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<header');
});

it('not found › a path that looks like a file can be redirected by staff, with its query', async () => {
  for (const [address, to] of [
    ['/downloads/seller-guide.pdf?utm_source=mail', '/en-GH/sell-a-business/seller-faq?utm_source=mail'],
    ['/en-US/downloads/seller-guide.pdf?login=1', '/en-US/sell-a-business/seller-faq?login=1'],
    ['/en-GH/offices/greater-accra/osu?gclid=x', '/en-GH/locations/greater-accra/osu?gclid=x'],
  ] as const)
    for (const _attempt of [1, 2]) {
      const { status, headers } = await sendRawRequest(address);
      expect([status, headers.location]).toEqual([308, to]);
    }
});

it.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/brand/icon-512.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('well-known files › %s exists', async (path, type) => {
  const { status, headers, body } = await sendRawRequest(path);
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(body.byteLength).toBeGreaterThan(100);
});
