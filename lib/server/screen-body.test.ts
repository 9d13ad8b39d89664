import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isScreenPost, readScreenBody } from './screen-body';

const server = createServer(async (request, response) => {
  const body = isScreenPost(request) ? await readScreenBody(request) : null;
  response.end(body === null ? 'next' : 'status' in body ? String(body.status) : body);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port }: Pick<AddressInfo, 'port'> = Object(server.address());
  url = `http://127.0.0.1:${port}`;
});
afterAll(() => void server.close());

const post = async (path: string, type: string, body: string, action?: string) => {
  const headers = { 'content-type': type, ...(action && { 'next-action': action }) };
  return (await fetch(url + path, { method: 'POST', headers, body })).text();
};
const multipart = 'multipart/form-data; boundary=b';
const form = '--b\r\ncontent-disposition: form-data; name="0"\r\n\r\n[]\r\n--b--\r\n';

describe('readScreenBody', () => {
  it.each(['/admin', '/admin/login', '/compose/en-GH/blog'])(
    '%s: rejects a form without an action',
    async (path) => {
      for (const body of ['garbage', form]) expect(await post(path, multipart, body)).toBe('400');
      expect(await post(path, 'multipart/form-data', form)).toBe('400');
      expect(await post(path, 'application/x-www-form-urlencoded', 'a=%')).toBe('400');
    },
  );

  it('rejects arguments of an action that cannot be read, and passes on others', async () => {
    expect(await post('/admin', multipart, 'garbage', 'a')).toBe('400');
    expect(await post('/admin', 'multipart/form-data', form, 'a')).toBe('400');
    expect(await post('/admin', 'text/plain;charset=UTF-8', '[{', 'a')).toBe('400');
    expect(await post('/admin', multipart, form, 'a')).toBe(form);
    expect(await post('/admin', 'text/plain;charset=UTF-8', '[{}]', 'a')).toBe('[{}]');
    expect(await post('/admin', 'text/plain', `"${'x'.repeat(1_100_000)}"`, 'a')).toBe('413');
  });

  it('leaves other bodies and paths to Next', async () => {
    expect(await post('/compose/page-data', 'application/json', '{')).toBe('next');
    expect(await post('/cms-api/media', multipart, 'garbage')).toBe('next');
  });
});
