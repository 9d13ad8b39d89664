import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { askPlainly as ask } from '../support/ask-plainly';

const name = randomUUID();
const nowhere = [
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

it.each(nowhere)('%s is not found by a page that needs nothing, and leaves nothing behind', async (path) => {
  const { status, headers, body } = await ask(path);
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
  expect((await ask(path, {}, 'HEAD')).body.byteLength).toBe(0);
});

it.each(['POST', 'PUT', 'DELETE'])('%s finds nothing either where nothing is', async (method) => {
  const { status, body } = await ask(`/api/${name}`, {}, method);
  expect([status, body.toString().includes('<script')]).toEqual([404, false]);
});

it('what was asked for is not kept by Next', () => {
  const kept = readdirSync('.next/server', { recursive: true, encoding: 'utf8' });
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((file) => file.includes(name))).toEqual([]);
});

it.each(['/api/health', '/brand/icon.svg', '/sanctum/csrf-cookie', '/admin', '/graphql'])(
  '%s is there',
  async (path) => {
    expect((await ask(path)).status, path).not.toBe(404);
  },
);

it('what is not found in a language has the page of the site', async () => {
  const answer = await fetch(`${inject('siteUrl')}/en-GH/some.thing`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('<header');
});

it('an address that looks like a file’s may be led on by staff, with its query', async () => {
  for (const [address, to] of [
    ['/downloads/seller-guide.pdf?utm_source=mail', '/en-GH/sell-a-business/seller-faq?utm_source=mail'],
    ['/en-US/downloads/seller-guide.pdf?login=1', '/en-US/sell-a-business/seller-faq?login=1'],
    ['/en-GH/offices/greater-accra/osu?gclid=x', '/en-GH/locations/greater-accra/osu?gclid=x'],
  ] as const)
    for (const _again of [1, 2]) {
      const { status, headers } = await ask(address);
      expect([status, headers.location]).toEqual([308, to]);
    }
});

it.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/brand/icon-512.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('%s is there for who asks by that name', async (path, type) => {
  const { status, headers, body } = await ask(path);
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(body.byteLength).toBeGreaterThan(100);
});
