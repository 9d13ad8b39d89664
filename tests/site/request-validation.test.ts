import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';

type RawAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** Requests the exact path, which `fetch` would normalise. */
function rawRequest(path: string, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(inject('siteUrl'));
    const sent = request({ hostname, port, path, method, agent: false }, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, body: await text(response) }),
    );
    sent.on('error', reject);
    sent.end();
  });
}

/**
 * Sends the exact bytes.
 * @returns the complete response.
 */
function sendRaw(bytes: string): Promise<string> {
  const { hostname, port } = new URL(inject('siteUrl'));
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  return text(socket);
}

const many = (count: number) => `?${'a&'.repeat(count)}`;
const different = (count: number) => `?${Array.from({ length: count }, (_, at) => `p${at}`).join('&')}`;

it.each([
  ['7,500 parameters', '/en-GH', many(7_500), 414],
  ['101 parameters', '/en-GH', many(100), 400],
  ['101 different ones', '/en-GH/blog', different(101), 400],
  ['many parameters of a picture', '/media/x.png', many(500), 400],
  ['many parameters of the health', '/api/health', many(500), 400],
  ['a query of 3,000 letters', '/en-GH', `?q=${'x'.repeat(3_000)}`, 414],
  ['a path of 3,000 letters', `/en-GH/${'x'.repeat(3_000)}`, '', 414],
  ['a query of the CMS of 9,000 letters', '/cms-api/pages', `?q=${'x'.repeat(9_000)}`, 414],
  ['301 parameters of the CMS', '/cms-api/pages', many(300), 400],
  ['a control character of a file', '/media/%00.jpg', '', 400],
  ['a control character of the CMS', '/cms-api/%1b', '', 400],
  ['dot segments to a page', '/_next/../en-GH/contact-us', '', 400],
  ['dot segments to the CMS', '/en-GH/%2e%2E/admin/login', '', 400],
  ['a single-dot segment to the CMS', '/./admin', '', 400],
  ['backslashes in dot segments', '/x\\..\\admin', '', 400],
])('request validation › rejects %s', async (_name, path, query, status) => {
  const answer = await rawRequest(path + query);
  expect(answer.status).toBe(status);
  expect(answer.body).toMatch(/^[A-Z].*\.\n$/);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it.each([
  ['PUT', '/admin'],
  ['DELETE', '/admin/login'],
  ['OPTIONS', '/_next/static/chunks/x.js'],
  ['POST', '/drawn/icons.svg'],
  ['PATCH', '/media/x.png'],
])('request validation › rejects %s on %s, which is read-only', async (method, path) => {
  const { status, headers } = await rawRequest(path, method);
  expect(status).toBe(405);
  expect(headers.allow).toMatch(/^GET, HEAD/);
});

it.each(['/en-GH/locations/', '/en-GH//locations', '//x', '/admin/'])(
  'path normalisation › %s redirects with the standard headers and a limited cache lifetime',
  async (path) => {
    const { status, headers } = await rawRequest(path);
    expect([status, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
      308,
      'nosniff',
      'SAMEORIGIN',
    ]);
    expect(headers['cache-control']).toBeDefined();
  },
);

it.each([
  ['an invalid escape', '/en-GH/50%-off'],
  ['invalid UTF-8', '/zz%ff'],
  ['a control character', '/en-GH/blog%00'],
  ['a line separator', '/en-GH/blog/%E2%80%A8'],
])('malformed path › an HTML page answers %s', async (_name, path) => {
  const { status, headers, body } = await rawRequest(path);
  expect(status).toBe(404);
  expect(body).toContain("Something's missing.");
  expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'sha256-");
});

it.each([
  ['/en-GH/%ZZ', 'en-GH'],
  ['/en-US/blog/%ZZ', 'en-US'],
])('malformed path › the page for %s links to the home page of its language', async (path, language) => {
  const { body } = await rawRequest(path);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain(`<a href="/${language}">`);
});

it.each([
  ['GET /en-GH HTTP/9.9\r\n\r\n', 400],
  ['no request at all\r\n\r\n', 400],
  ['GET /en-GH HTTP/1.1\r\n\r\n', 400],
  ['CONNECT /en-GH HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  [`GET /en-GH HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['POST /en-GH HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: miracles\r\n\r\n', 417],
])('malformed request › %j is answered with the standard headers', async (sent, status) => {
  const answer = await sendRaw(sent);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
});

it.each(['/en-GH', '/api/health'])(
  'request validation › closes a connection that keeps sending an unread body to %s',
  async (path) => {
    const { hostname, port } = new URL(inject('siteUrl'));
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.on('data', (data) => (answer += data)).on('error', () => {});
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`);
    let chunks = 0;
    for (; !socket.closed && chunks < 1_000; chunks += 1) {
      socket.write(`400\r\n${'x'.repeat(1_024)}\r\n`);
      await sleep(10);
    }
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(chunks).toBeLessThan(1_000);
  },
);

it.each(['TRACE', 'PROPFIND', 'LINK'])(
  'request validation › rejects %s with an Allow header',
  async (method) => {
    const { status, headers, body } = await rawRequest('/en-GH', method);
    expect({ status, body }).toEqual({ status: 405, body: `${method} is not supported.\n` });
    expect(headers.allow).toContain('GET, HEAD');
  },
);

it('request validation › rejects OPTIONS *', async () => {
  expect((await rawRequest('*', 'OPTIONS')).status).toBe(400);
});

it.each([
  ['100 parameters', `/en-GH/about-transworld-business-advisors${many(99)}`],
  ['a query of 2,000 letters', `/en-GH/about-transworld-business-advisors?q=${'x'.repeat(1_998)}`],
  ['a line feed in a query', '/en-GH/about-transworld-business-advisors?q=a%0ab'],
])('request validation › accepts %s', async (_name, path) => {
  expect((await rawRequest(path)).status).toBe(200);
});

it('request validation › accepts long field lists for the CMS', async () => {
  const fields = Array.from({ length: 250 }, (_, at) => `select[field_${at}]=true`).join('&');
  // 403, since nobody is signed in.
  expect((await rawRequest(`/cms-api/pages?${fields}&limit=1`)).status).toBe(403);
});

it('server actions › reject unauthenticated calls without revealing data', async () => {
  const screen = `${inject('siteUrl')}/admin/login`;
  const actions = new Set((await (await fetch(screen)).text()).match(/\b[\da-f]{42}\b/g));
  expect(actions.size).toBeGreaterThan(0);
  const answers = await Promise.all(
    [...actions].flatMap((action) =>
      ['constructor', 'table-state', 'copy-data-from-locale'].map(async (name) => {
        const headers = { 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' };
        const body = JSON.stringify([{ name, args: { collectionSlug: 'staff' } }]);
        const response = await fetch(screen, { method: 'POST', headers, body });
        return { status: response.status, body: await response.text() };
      }),
    ),
  );
  const refusals = answers.filter(({ body }) => /There is no such call|Sign in first/.test(body));
  expect(refusals).toHaveLength(3);
  for (const { status, body } of refusals) {
    expect(status).toBe(200);
    expect(body.length).toBeLessThan(1_000);
    expect(body).not.toMatch(/permissions|headers|next-action/);
  }
});
