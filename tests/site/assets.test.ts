import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { askPlainly as ask } from '../support/ask-plainly';

const site = inject('siteUrl');
const page = await (await fetch(`${site}/en-GH`)).text();
const drawing = /"(\/drawn\/icons-[^"#]+\.svg)#/.exec(page)?.[1] ?? '';
const addressOf = (end: string) => new RegExp(`"(/_next/static/[^"]+\\.${end})"`).exec(page)?.[1] ?? '';

it.each(['css', 'js', 'svg'])(
  'a .%s file comes in the fewest bytes that are taken, and is the same in all',
  async (end) => {
    const path = end === 'svg' ? drawing : addressOf(end);
    const plain = await ask(path);
    const gzip = await ask(path, { 'accept-encoding': 'gzip' });
    const br = await ask(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(br.body.byteLength).toBeLessThan(gzip.body.byteLength);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { status, headers } of [plain, gzip, br])
      expect({ status, ...headers }).toMatchObject({
        status: 200,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      });
  },
);

it('who has a file is told so, and who asks for its headers gets these alone', async () => {
  const path = addressOf('css');
  const known = await ask(path);
  const again = await ask(path, { 'if-none-match': known.headers.etag ?? '' });
  expect([again.status, again.body.byteLength]).toEqual([304, 0]);
  const head = await ask(path, {}, 'HEAD');
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(`${known.body.byteLength}`);
});

it('a typeface is not compressed once more', async () => {
  const { status, headers } = await ask(addressOf('woff2'), { 'accept-encoding': 'br' });
  expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
    200,
    'font/woff2',
    undefined,
  ]);
});

it('nothing outside the folder is answered with', async () => {
  for (const path of ['chunks', 'nothing.css', '..%2fBUILD_ID', '%2e%2e/BUILD_ID', 'chunks/../../BUILD_ID'])
    expect((await ask(`/_next/static/${path}`)).status, path).toBeGreaterThanOrEqual(400);
});
