import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
let editor: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  editor = await signIn(api, 'office-editor@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

const allowed =
  'Choose a PNG, JPEG, WebP or AVIF picture of at most 15 MB and 40 million pixels. Network administrators can also add SVG files without scripts';

/** The message for an office editor who uploads the file as the form does. */
async function send(name: string, data: string | Uint8Array<ArrayBuffer>, owner: object): Promise<string> {
  const body = new FormData();
  body.set('file', new File([data], name));
  body.set('_payload', JSON.stringify({ alt: 'A picture', ...owner }));
  const answer = await api('/media', { method: 'POST', headers: editor, body });
  return `${answer.status} ${JSON.stringify(await answer.json())}`;
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>';

test('upload refusals › a file of another type is refused with the allowed types', async () => {
  for (const name of ['page.html', 'page.png'])
    expect(await send(name, '<h1>No picture</h1>', toOwnerFields(network.own))).toMatch(`. ${allowed}"`);
});

test('upload refusals › an empty file and a file that only has the name of a picture are refused with a plain message', async () => {
  expect(await send('empty.png', '', toOwnerFields(network.own))).toContain(
    `"This file is empty. ${allowed}"`,
  );
  const text = await send('page.png', 'No picture', toOwnerFields(network.own));
  expect(text).toContain(`"This file is not a supported picture. ${allowed}"`);
});

test('upload refusals › a picture with too many pixels is refused with its size', async () => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const png = new Uint8Array(dot);
  const head = new DataView(png.buffer);
  for (const side of [16, 20]) head.setUint32(side, 60_000);
  head.setUint32(29, crc32(png.subarray(12, 29)));
  expect(await send('huge.png', png, toOwnerFields(network.own))).toContain(
    `"This picture has too many pixels: 60000 × 60000. ${allowed}"`,
  );
});

test('upload refusals › an SVG file is refused with who may add it and an alternative', async () => {
  expect(await send('mark.svg', svg, toOwnerFields(network.own))).toMatch(
    /^403 .*SVG files can contain scripts, so only network administrators can add them.*PNG or WebP/,
  );
});

test('upload refusals › a picture for the network is refused with the scope to choose', async () => {
  const png = new Uint8Array(
    await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  );
  // The second has no office, for which the field has a default value.
  for (const owner of [toOwnerFields(null), { scope: 'network' } as const])
    expect(await send('own.png', png, owner)).toMatch(
      /^403 .*Only staff of the network can create records of the whole network\. Choose “An office”/,
    );
  expect(await send('own.png', png, toOwnerFields(network.own))).toMatch(/^201 /);
});

test('upload refusals › a file that is too large is refused with the limit', async () => {
  const bytes = 16_000_000;
  expect(await send('large.png', new Uint8Array(bytes), toOwnerFields(network.own))).toMatch(
    new RegExp(`^413 .*too large\\. ${allowed}`),
  );
});

test('upload refusals › a missing picture is refused with instructions, whatever is sent instead', async () => {
  const form = new FormData();
  form.set('_payload', JSON.stringify({ alt: 'A picture', ...toOwnerFields(network.own) }));
  const withoutFile = await api('/media', { method: 'POST', headers: editor, body: form });
  const fields = await api('/media', { method: 'POST', headers: editor, body: { alt: 'A picture' } });
  for (const answer of [withoutFile, fields]) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Choose a picture first.');
  }
});
