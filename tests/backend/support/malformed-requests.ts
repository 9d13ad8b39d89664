import type { Call } from './cms-api';

const post = (body: unknown, headers?: Record<string, string>): Call => ({
  method: 'POST',
  body,
  ...(headers && { headers }),
});
const patch = (body: unknown): Call => ({ method: 'PATCH', body });
const form = { 'content-type': 'multipart/form-data; boundary=x' };
const asQuery = {
  'content-type': 'application/x-www-form-urlencoded',
  'x-payload-http-method-override': 'GET',
};
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const deep = '['.repeat(20_000) + ']'.repeat(20_000);
const manyTerms = Array.from({ length: 10_000 }, (_, at) => `where[or][${at}][title][equals]=x`).join('&');
const page = { title: 'Odd', route: 'customPage', slug: 'odd', scope: 'network', layout: 'default' };

/** Forms without a part for the fields: empty, with another field, or with a file. */
const formsWithoutFields = [
  '--x--\r\n',
  `${part('title', 'Odd')}--x--\r\n`,
  '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nOdd\r\n--x--\r\n',
];
const ofFields = [
  ...['pages', 'website-sections', 'people', 'listings', 'posts', 'reviews', 'menus', 'redirects'],
  ...['templates', 'sale-stories', 'offices', 'regions', 'staff', 'payload-preferences', 'media'],
];
const withoutFields = ofFields.flatMap((slug) => formsWithoutFields.map((body) => [slug, body] as const));

const noPasswords: readonly unknown[] = [{ a: 1 }, 1, true, { toString: 1 }, [], ['x']];

type OddRequest = readonly [path: string, status: number, call?: Call];

/** Malformed requests and their expected status. */
export const oddRequests: readonly OddRequest[] = [
  ['/pages/abc', 404],
  ['/pages/0', 404],
  ['/pages/-1', 404],
  ['/pages/1.5', 404],
  ['/pages/99999999999999999999', 404],
  ['/pages/%00', 400],
  ['/pages/abc', 404, { method: 'DELETE' }],
  ['/pages/abc', 404, { method: 'PATCH', body: { title: 'x' } }],
  ['/pages/abc/duplicate', 404, { method: 'POST' }],
  ['/pages/abc/composing/publish', 404, { method: 'POST' }],
  ['/pages/1/composing/publish', 428, { method: 'POST' }],
  ['/pages/1/composing/publish', 400, post({}, { 'if-match': '"x"' })],
  ['/listings/1/composing/publish', 404, { method: 'POST' }],
  ['/pages/access/abc', 404, { method: 'POST' }],
  ['/pages/versions/abc', 404],
  ['/pages/versions/abc', 404, { method: 'POST' }],
  ['/regions/versions', 404],
  ['/reviews/versions/1', 404],
  ['/reviews/versions/1', 404, { method: 'POST' }],
  ['/__proto__', 404],
  ['/constructor', 404],
  ['/toString/1', 404],
  ['/nothing', 404],
  ['/globals/nothing', 404],
  ['/globals/__proto__', 404],
  ['/payload-migrations', 404],
  ['/staff/verify/x', 404, { method: 'POST' }],
  ['/media/file/%00', 400],
  ['/payload-preferences/%00', 400],
  ['/pages', 404, { method: 'PUT', body: {} }],

  ['/pages?where[status]=bad', 400],
  ['/listings?where[status][equals]=bad', 400],
  ['/pages?where[_status][equals]=bad', 400],
  ['/pages?where=x', 400],
  ['/pages?where={', 400],
  ['/pages?where[and]=x', 400],
  ['/pages?where[nothing][equals]=1', 400],
  ['/pages?where[title][nothing]=1', 400],
  ['/pages?where[title][equals]=%00', 400],
  ['/pages?where[office][near]=1,2,3', 400],
  ['/pages?where[id][in]=x', 400, { method: 'DELETE' }],
  ['/pages', 400, { method: 'DELETE' }],
  ['/pages/versions?where[version.title][equals]=%00', 400],
  [`/pages?${manyTerms}`, 400],
  ['/pages?limit=-1', 400],
  ['/pages?limit=abc', 400],
  ['/pages?limit=99999999999999', 400],
  ['/pages?limit[]=1', 400],
  ['/pages?page=-1', 400],
  ['/pages?page=0', 400],
  ['/pages?depth=-1', 400],
  ['/pages?depth=3', 400],
  ['/pages?depth=99999', 400],
  ['/pages?depth=2&limit=250&page=1&pagination=true', 200],
  // As admin lists request the names of related records.
  ['/offices?depth=0&draft=true&limit=250&locale=en-GH&where[id][in]=1,2&select[name]=true', 200],
  ['/listings?limit=251', 400],
  ['/listings?limit=0&depth=10', 400],
  ['/listings?limit=0', 400],
  ['/listings?limit=00', 400],
  ['/listings?limit=%200', 400],
  ['/listings?limit=0x0', 400],
  ['/listings?limit=1&limit=0', 400],
  ['/listings?pagination=false', 400],
  ['/listings?pagination=false&limit=10', 400],
  ['/pages/versions?limit=0', 400],
  ['/pages/versions?pagination=false', 400],
  ['/pages?limit=0', 400, { method: 'PATCH', body: { title: 'x' } }],
  // As the admin deletes selected rows of a list.
  ['/listings?limit=0&where[id][in][0]=99', 200, { method: 'DELETE' }],
  ['/listings', 400, post('limit=0', asQuery)],
  ['/listings', 400, post('pagination=false', asQuery)],
  ['/pages/1?data={', 400],
  ['/menus?sort=-items.id,-office.name', 400],

  ['/posts', 400, { method: 'POST' }],
  ['/pages', 415, post({ limit: [] }, { 'x-payload-http-method-override': 'GET' })],
  ['/pages', 400, post('where=x', asQuery)],
  ['/pages', 200, post('limit=1', asQuery)],
  ['/pages', 400, post('{')],
  ['/pages', 400, post('null')],
  ['/pages', 400, post([])],
  ['/pages', 400, post('"text"')],
  ['/pages', 400, post(deep)],
  ['/pages', 400, post(`{"blocks":${deep}}`)],
  ['/pages', 400, post('{"__proto__":{"title":"x"}}')],
  ['/pages', 415, post('x', { 'content-type': 'text/plain' })],
  ['/pages', 415, post('<a/>', { 'content-type': 'application/xml' })],
  ['/pages', 415, post('title=x', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['/pages', 413, post(`{"title":"${'x'.repeat(3_000_000)}"}`)],
  ['/pages', 400, post({ ...page, title: 'a\0b' })],
  ['/pages', 400, post({ ...page, slug: 'a\0b' })],
  ['/pages', 400, post({ ...page, title: 'half of a pair: \ud800' })],
  ['/pages', 400, post({ ...page, 'na\0me': 'x' })],
  ['/staff/login', 400, post({ email: 'a\0@example.com', password: 'long enough to pass' })],
  ['/staff/login', 400, post({ email: { $ne: '' }, password: [] })],
  ['/staff/reset-password', 400, post({ token: 'a\0', password: 'long enough to pass' })],
  ['/staff/forgot-password', 400, post({ email: 'a\0@example.com' })],
  ['/staff/forgot-password', 400, post({})],
  ['/payload-preferences/x', 400, post({ value: 'a\0' })],

  ...withoutFields.flatMap(([slug, body]): OddRequest[] => [
    [`/${slug}`, 400, post(body, form)],
    [`/${slug}/1`, 400, { ...post(body, form), method: 'PATCH' }],
  ]),
  ...noPasswords.flatMap((password): OddRequest[] => [
    ['/staff', 400, post({ name: 'New', email: 'new@example.com', role: 'network-editor', password })],
    ['/staff/2', 400, patch({ password, revision: 1 })],
    ['/staff/login', 400, post({ email: 'network-admin@example.com', password })],
    ['/staff/reset-password', 400, post({ token: 'a', password })],
  ]),

  ['/offices/1', 400, patch({ image: null, opening_hours: null, revision: 1 })],
  ['/offices/1', 400, patch({ opening_hours: '' })],
  ['/offices/1', 400, patch({ opening_hours: 0 })],
  ['/offices/1', 400, patch({ opening_hours: [null] })],
  ['/offices/1', 400, patch({ owner: null })],
  ['/offices', 400, post({ name: 'Odd', owner: null, owner_id: null, broker_of_record: null })],
  ['/offices/1', 400, patch({ contents: null, revision: 1 })],
  ['/offices/1', 400, patch({ opening_hours: { tribe_opening_hours: null }, revision: 1 })],
  ['/menus/1', 400, patch({ items: null, revision: 1 })],
  ['/pages', 400, post({ ...page, _status: null })],
  ['/staff/2', 400, patch({ email: null, revision: 1 })],
  ['/pages/1', 400, patch({ _status: null, revision: 1 })],
  ['/posts/1', 400, patch({ published_at: '+275760-09-13T00:00:00.000Z' })],
  ['/posts/1', 400, patch({ published_at: '-000044-03-15T00:00:00.000Z' })],
  ['/posts/1', 400, patch({ published_at: '1899-12-31' })],
  ['/listings/1', 400, patch({ listed_at: '+275760-09-13T00:00:00.000Z' })],
  ['/listings/1', 400, patch({ listed_at: '2201-01-01' })],

  ['/media', 400, post({ alt: 'x', url: 'http://127.0.0.1:9/x.webp', filename: 'x.webp' })],
  ['/media', 400, post({ alt: 'x', url: 'https://example.com/x.webp', filename: 'x.webp' })],
  [
    '/media',
    400,
    post(`${part('_payload', '{"url":"http://127.0.0.1:9/x.webp","filename":"x.webp"}')}--x--\r\n`, form),
  ],
  ['/media', 400, post(`${part('file', '{"filename":"x.webp","size":1}')}--x--\r\n`, form)],
  ['/media', 400, { method: 'POST' }],
  ['/media', 200, post('limit=1', asQuery)],
  ['/media/1/duplicate', 404, post({})],
  ['/media', 400, post('xx', form)],
  ['/media', 400, post('xx', { 'content-type': 'multipart/form-data' })],
  ['/media', 400, post(`${part('_payload', '{')}--x--\r\n`, form)],
  ['/media', 400, post(`${part('_payload', '{}')}${part('_payload', '{}')}--x--\r\n`, form)],
  ['/media', 400, post(`${part('file', 'x')}--x--\r\n`, form)],
  ['/media', 400, post(`${part('__proto__', 'x')}--x--\r\n`, form)],
];
