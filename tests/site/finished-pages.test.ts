import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type RawResponse, sendRawRequest } from '../support/raw-request';

const page = '/en-GH/buy-a-business/buyer-faq';
const isHit = ({ headers }: RawResponse) => headers['cache-status'] === 'tessera; hit';

let uncompressed: RawResponse;
beforeAll(async () => {
  await sendRawRequest(page);
  uncompressed = await sendRawRequest(page);
});

describe('finished page', () => {
  it('is served from the store with the standard headers', () => {
    expect({ status: uncompressed.status, isHit: isHit(uncompressed) }).toEqual({ status: 200, isHit: true });
    expect(uncompressed.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': `${uncompressed.body.byteLength}`,
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(Object.keys(uncompressed.headers).filter((name) => name.startsWith('x-next'))).toEqual([]);
    expect(uncompressed.body.toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is sent in %s to clients that accept it, with an ETag of its own',
    async (encoding, decompress) => {
      const answer = await sendRawRequest(page, { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(decompress(answer.body).equals(uncompressed.body)).toBe(true);
      expect(answer.headers.etag).not.toBe(uncompressed.headers.etag);
    },
  );

  it('answers 304 to a matching ETag', async () => {
    const { etag = '' } = uncompressed.headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const etagList of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const answer = await sendRawRequest(page, { 'if-none-match': etagList });
      expect({ status: answer.status, bytes: answer.body.byteLength }).toEqual({ status: 304, bytes: 0 });
      expect(answer.headers).toMatchObject({ etag, 'cache-control': uncompressed.headers['cache-control'] });
    }
    expect((await sendRawRequest(page, { 'if-none-match': '"another"' })).status).toBe(200);
    expect((await sendRawRequest(page, { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('answers HEAD with the same headers', async () => {
    const { status, headers, body } = await sendRawRequest(page, {}, 'HEAD');
    const { date: _then, 'x-request-id': _id, ...stableHeaders } = uncompressed.headers;
    expect({ status, bytes: body.byteLength }).toEqual({ status: 200, bytes: 0 });
    expect(headers).toMatchObject(stableHeaders);
  });

  it('ignores unrelated query parameters, and answers RSC requests with a document', async () => {
    for (const query of ['?utm_source=mail&page=2', '?_rsc=1', '?x=%ff'])
      expect((await sendRawRequest(page + query)).body.equals(uncompressed.body)).toBe(true);
    const forData = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%5D' };
    for (const path of [page, '/en-GH/agents/nobody-has-asked-for', '/en-GH/locations?store=osu']) {
      const { headers } = await sendRawRequest(path, forData);
      expect(headers['content-type'] ?? 'none').toMatch(/^(?:text\/html|none)/);
    }
  });

  it('redirects a visitor with an office cookie where the office has its own version, and only there', async () => {
    const cookie = 'office=greater-accra/osu';
    const redirect = await sendRawRequest(page, { cookie });
    expect([redirect.status, redirect.headers.location, isHit(redirect)]).toEqual([
      307,
      '/en-GH/locations/greater-accra/osu/buy-a-business/buyer-faq',
      false,
    ]);
    const office = '/en-GH/locations/ashanti/adum';
    await sendRawRequest(office);
    const own = await sendRawRequest(office, { cookie });
    expect([isHit(own), own.headers['set-cookie']]).toEqual([true, undefined]);
  });
});

it('page store › stores not-found pages too', async () => {
  const address = '/en-GH/nobody-stands-here';
  const [first, later] = [await sendRawRequest(address), await sendRawRequest(address)];
  expect([first.status, later.status, isHit(later)]).toEqual([404, 404, true]);
  expect(later.body.equals(first.body)).toBe(true);
});
