import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { askPlainly, type PlainAnswer } from '../support/ask-plainly';

const page = '/en-GH/buy-a-business/buyer-faq';
const isHit = ({ headers }: PlainAnswer) => headers['cache-status'] === 'tessera; hit';

let plain: PlainAnswer;
beforeAll(async () => {
  await askPlainly(page);
  plain = await askPlainly(page);
});

describe('a finished page', () => {
  it('is answered without asking Next, with what every answer carries', () => {
    expect({ status: plain.status, isHit: isHit(plain) }).toEqual({ status: 200, isHit: true });
    expect(plain.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-length': `${plain.body.byteLength}`,
      'content-security-policy': expect.stringContaining("script-src 'self'"),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(Object.keys(plain.headers).filter((name) => name.startsWith('x-next'))).toEqual([]);
    expect(plain.body.toString()).toMatch(/^<!DOCTYPE html>.*<\/html>$/s);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is sent in %s to who takes it, the same page by another name',
    async (encoding, decompress) => {
      const answer = await askPlainly(page, { 'accept-encoding': encoding });
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(decompress(answer.body).equals(plain.body)).toBe(true);
      expect(answer.headers.etag).not.toBe(plain.headers.etag);
    },
  );

  it('is not sent again to who has it', async () => {
    const { etag = '' } = plain.headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    for (const known of [etag, `W/${etag}`, `"another", ${etag}`, '*']) {
      const answer = await askPlainly(page, { 'if-none-match': known });
      expect({ status: answer.status, bytes: answer.body.byteLength }).toEqual({ status: 304, bytes: 0 });
      expect(answer.headers).toMatchObject({ etag, 'cache-control': plain.headers['cache-control'] });
    }
    expect((await askPlainly(page, { 'if-none-match': '"another"' })).status).toBe(200);
    expect((await askPlainly(page, { 'if-none-match': etag, 'accept-encoding': 'br' })).status).toBe(200);
  });

  it('has its headers only told to who asks for those', async () => {
    const { status, headers, body } = await askPlainly(page, {}, 'HEAD');
    const { date: _then, 'x-request-id': _id, ...told } = plain.headers;
    expect({ status, bytes: body.byteLength }).toEqual({ status: 200, bytes: 0 });
    expect(headers).toMatchObject(told);
  });

  it('is the same whatever is asked besides, and is a document for who asks for its data', async () => {
    for (const query of ['?utm_source=mail&page=2', '?_rsc=1', '?x=%ff'])
      expect((await askPlainly(page + query)).body.equals(plain.body)).toBe(true);
    const forData = { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%5D' };
    for (const path of [page, '/en-GH/agents/nobody-has-asked-for', '/en-GH/locations?store=osu']) {
      const { headers } = await askPlainly(path, forData);
      expect(headers['content-type'] ?? 'none').toMatch(/^(?:text\/html|none)/);
    }
  });

  it('is left to Next for who is in an office, where the office has another version, and only there', async () => {
    const cookie = 'office=greater-accra/osu';
    const led = await askPlainly(page, { cookie });
    expect([led.status, led.headers.location, isHit(led)]).toEqual([
      307,
      '/en-GH/locations/greater-accra/osu/buy-a-business/buyer-faq',
      false,
    ]);
    const office = '/en-GH/locations/ashanti/adum';
    await askPlainly(office);
    const own = await askPlainly(office, { cookie });
    expect([isHit(own), own.headers['set-cookie']]).toEqual([true, undefined]);
  });
});

it('what is not found is kept too', async () => {
  const address = '/en-GH/nobody-stands-here';
  const [first, later] = [await askPlainly(address), await askPlainly(address)];
  expect([first.status, later.status, isHit(later)]).toEqual([404, 404, true]);
  expect(later.body.equals(first.body)).toBe(true);
});
