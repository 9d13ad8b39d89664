import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, inject, it } from 'vitest';
import { sendRawRequest } from '../support/raw-request';

const site = inject('siteUrl');
const page = await (await fetch(`${site}/en-GH`)).text();
const iconSheet = /"(\/drawn\/icons-[^"#]+\.svg)#/.exec(page)?.[1] ?? '';
const addressOf = (end: string) => new RegExp(`"(/_next/static/[^"]+\\.${end})"`).exec(page)?.[1] ?? '';

it.each(['css', 'js', 'svg'])(
  'assets › a .%s file is served in the smallest accepted encoding with equal content',
  async (end) => {
    const path = end === 'svg' ? iconSheet : addressOf(end);
    const uncompressed = await sendRawRequest(path);
    const gzip = await sendRawRequest(path, { 'accept-encoding': 'gzip' });
    const br = await sendRawRequest(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect(uncompressed.headers['content-encoding']).toBeUndefined();
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.body).equals(uncompressed.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(uncompressed.body)).toBe(true);
    expect(br.body.byteLength).toBeLessThan(gzip.body.byteLength);
    expect(new Set([uncompressed, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { status, headers } of [uncompressed, gzip, br])
      expect({ status, ...headers }).toMatchObject({
        status: 200,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
        'x-request-id': expect.any(String),
      });
  },
);

it('assets › answer 304 to a matching ETag, and HEAD without a body', async () => {
  const path = addressOf('css');
  const cached = await sendRawRequest(path);
  const revalidated = await sendRawRequest(path, { 'if-none-match': cached.headers.etag ?? '' });
  expect([revalidated.status, revalidated.body.byteLength]).toEqual([304, 0]);
  const head = await sendRawRequest(path, {}, 'HEAD');
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
  expect(head.headers['content-length']).toBe(`${cached.body.byteLength}`);
});

it('assets › fonts are not compressed again', async () => {
  const { status, headers } = await sendRawRequest(addressOf('woff2'), { 'accept-encoding': 'br' });
  expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
    200,
    'font/woff2',
    undefined,
  ]);
});

it('assets › files outside the folder are never served', async () => {
  for (const path of ['chunks', 'nothing.css', '..%2fBUILD_ID', '%2e%2e/BUILD_ID', 'chunks/../../BUILD_ID'])
    expect((await sendRawRequest(`/_next/static/${path}`)).status, path).toBeGreaterThanOrEqual(400);
});
