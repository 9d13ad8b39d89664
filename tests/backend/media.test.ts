import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { createLocalReq, initTransaction, killTransaction } from 'payload';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import { loadLogo } from '@/lib/backend/leads/mail/load-logo';
import { formatDeletedName } from '@/lib/backend/platform/media/picture-names';
import { serveMedia } from '@/lib/backend/platform/media/serve-media';
import { type As, asSystem } from './support/access-cases';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="20" height="10"/></svg>',
);
const picture = (width: number, height = 100) =>
  sharp({ create: { width, height, channels: 3, background: '#0f4a3a' } });

function upload(name: string, data: Buffer, mimetype: string, as: As = asSystem, alt = 'A picture') {
  const file = { data, mimetype, name, size: data.length };
  const owner = toOwnerFields(
    as.user?.collection === 'staff' && as.user.role === 'office-editor' ? network.own : null,
  );
  return backend.payload.create({ collection: 'media', data: { alt, ...owner }, file, ...as });
}

describe('picture upload', () => {
  test('creates copies narrower than the picture, under predictable names', async () => {
    const wide = await upload('Osu Office.PNG', await picture(1200).png().toBuffer(), 'image/png');
    expect(wide).toMatchObject({ filename: 'osu-office.png', width: 1200, height: 100 });
    const files = readdirSync(path.join(backend.dataDir, 'media')).filter((name) =>
      name.startsWith('osu-office'),
    );
    expect(files.sort()).toEqual(['osu-office-480.png', 'osu-office-960.png', 'osu-office.png']);
    expect(wide.sizes).toMatchObject({ w480: { width: 480 }, w960: { width: 960 }, w1600: { width: null } });
  });

  test.each([5, 6, 7, 8])('creates every copy of a sideways picture, orientation %i', async (orientation) => {
    const data = await picture(400, 1800).jpeg().withMetadata({ orientation }).toBuffer();
    const upright = await upload(`wide-${orientation}.jpg`, data, 'image/jpeg');
    expect(upright).toMatchObject({ width: 1800, height: 400 });
    expect(upright.sizes).toMatchObject({
      w480: { width: 480 },
      w960: { width: 960 },
      w1600: { width: 1600 },
    });
    const narrow = await picture(1800, 400).jpeg().withMetadata({ orientation }).toBuffer();
    const { sizes } = await upload(`narrow-${orientation}.jpg`, narrow, 'image/jpeg');
    expect(sizes).toMatchObject({ w480: { width: null }, w960: { width: null }, w1600: { width: null } });
  });

  test('strips camera metadata', async () => {
    const exif = { IFD0: { Copyright: 'canary' } };
    const { filename } = await upload(
      'canary.jpg',
      await picture(50).jpeg().withExif(exif).toBuffer(),
      'image/jpeg',
    );
    const stored = readFileSync(path.join(backend.dataDir, 'media', filename ?? ''));
    expect(stored.includes('canary')).toBe(false);
  });

  test('never overwrites a copy of another picture', async () => {
    await upload('cover.png', await picture(600).png().toBuffer(), 'image/png');
    const other = await upload('cover-480.png', await picture(30).png().toBuffer(), 'image/png');
    expect(other.filename).toBe('cover-480-picture.png');
  });

  test('requires an alternative text unless the picture is decorative', async () => {
    const data = await picture(10).png().toBuffer();
    await expect(upload('a.png', data, 'image/png', asSystem, ' ')).rejects.toMatchObject({
      name: 'ValidationError',
    });
    const file = { data, mimetype: 'image/png', name: 'deco.png', size: data.length };
    const created = await backend.payload.create({
      collection: 'media',
      data: { decorative: true, ...toOwnerFields(null) },
      file,
    });
    expect(created.filename).toBe('deco.png');
  });

  test.each([
    ['a page', 'page.html', 'text/html', Buffer.from('<script>alert(1)</script>')],
    ['a page that says it is a picture', 'page.png', 'image/png', Buffer.from('<script>alert(1)</script>')],
    [
      'a drawing with a program',
      'x.svg',
      'image/svg+xml',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a picture of too many pixels', 'big.svg.png', 'image/png', pngOf(30_000, 30_000)],
  ])('refuses %s', async (_case, name, type, data) => {
    await expect(upload(name, data, type)).rejects.toThrow();
    expect(existsSync(path.join(backend.dataDir, 'media', name))).toBe(false);
  });

  test('accepts SVG files from network administrators only, whatever the file is called', async () => {
    const as = (role: keyof Network['users']): As => ({ overrideAccess: false, user: network.users[role] });
    for (const role of ['office-editor', 'network-editor'] as const) {
      await expect(upload('d.svg', svg, 'image/svg+xml', as(role))).rejects.toThrow();
      await expect(upload('d.png', svg, 'image/png', as(role))).rejects.toThrow();
      const png = await picture(20).png().toBuffer();
      expect((await upload('r.png', png, 'image/png', as(role))).mimeType).toBe('image/png');
    }
    const created = await upload('weave.svg', svg, 'image/svg+xml', as('network-admin'));
    expect(created).toMatchObject({ filename: 'weave.svg', width: 20, height: 10 });
  });
});

describe('picture serving', () => {
  test('sends cacheable responses in which nothing executes', async () => {
    await upload('served.svg', svg, 'image/svg+xml');
    const answer = await serveMedia('served.svg');
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(svg)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, s-maxage=60, immutable',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    // A shared cache revalidates every minute.
    const since = answer.headers.get('last-modified');
    expect((await serveMedia('served.svg', since)).status).toBe(304);
    expect((await serveMedia('served.svg', new Date(0).toUTCString())).status).toBe(200);
    expect((await serveMedia('missing.svg', since)).status).toBe(404);
  });

  test.each(['missing.png', '../postgres.password', '..%2fpostgres.password', 'postgres.password', '', '.'])(
    'answers 404 to %j',
    async (name) => {
      expect((await serveMedia(name)).status).toBe(404);
    },
  );
});

describe('files of a deleted picture', () => {
  const uploadWithCopies = async (name: string) =>
    upload(`${name}.png`, await picture(600).png().toBuffer(), 'image/png');
  const statuses = (name: string) =>
    Promise.all([`${name}.png`, `${name}-480.png`].map(async (one) => (await serveMedia(one)).status));

  test('are deleted with it, and their name is not reused', async () => {
    const { id } = await uploadWithCopies('gone');
    expect(await statuses('gone')).toEqual([200, 200]);
    await backend.payload.delete({ collection: 'media', id });
    expect(await statuses('gone')).toEqual([404, 404]);
    expect((await serveMedia(formatDeletedName('gone.png'))).status).toBe(404);
    expect((await uploadWithCopies('gone')).filename).toMatch(/^gone-[0-9a-f]{8}\.png$/);
  });

  test('stay when the deletion is refused or rolled back', async () => {
    const { payload } = backend;
    const used = await uploadWithCopies('used');
    await payload.update({ collection: 'offices', id: network.own, data: { image: used.id } });
    const removal = payload.delete({ collection: 'media', id: used.id });
    await expect(removal).rejects.toMatchObject({ status: 409 });
    const { id } = await uploadWithCopies('undone');
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    await payload.delete({ collection: 'media', id, req });
    await killTransaction(req);
    for (const name of ['used', 'undone']) expect(await statuses(name)).toEqual([200, 200]);
  });
});

describe('site with a remote content backend', () => {
  afterEach(() => {
    delete process.env.CONTENT_GRAPHQL_URL;
  });

  test('fetches pictures from that backend and follows no redirect elsewhere', async () => {
    const requestedUrls: string[] = [];
    const server = createServer((request, response) => {
      requestedUrls.push(request.url ?? '');
      if (request.url === '/media/there.png') response.setHeader('content-type', 'text/html').end('there');
      else if (request.url === '/media/moved.png')
        response.writeHead(302, { location: '/media/there.png' }).end();
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    process.env.CONTENT_GRAPHQL_URL = `http://127.0.0.1:${port}/deep/graphql`;
    const found = await serveMedia('there.png');
    expect([found.status, found.headers.get('content-type'), await found.text()]).toEqual([
      200,
      'image/png',
      'there',
    ]);
    expect((await serveMedia('moved.png')).status).toBe(404);
    expect((await serveMedia('gone.png')).status).toBe(404);
    expect(requestedUrls).toEqual(['/media/there.png', '/media/moved.png', '/media/gone.png']);
    server.closeAllConnections();
    server.close();
    expect((await serveMedia('there.png')).status).toBe(404);
  });
});

/** A PNG header with this size and no pixels. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([header, size, Buffer.from('080200000000000000', 'hex')]);
}

test("media › lists an office's own pictures before the network's, newest first", async () => {
  const as: As = { overrideAccess: false, user: network.users['office-editor'] };
  const png = await picture(20).png().toBuffer();
  for (const name of ['ours-old.png', 'ours-new.png'])
    await upload(name, png, 'image/png', as, 'Of the office');
  await upload('theirs.png', png, 'image/png', asSystem, 'Of the network');
  const found = await backend.payload.find({ collection: 'media', sort: '-updatedAt', limit: 100, ...as });
  const names = found.docs.map(({ filename }) => filename);
  expect(names.slice(0, 2)).toEqual(['ours-new.png', 'ours-old.png']);
  expect(names).toContain('theirs.png');
});

describe('mail logo', () => {
  test("is the current logo of the network's header as a small picture", async () => {
    expect(await loadLogo(backend.payload)).toBeNull();
    const svgLogo = await upload('logo.svg', svg, 'image/svg+xml');
    const header = {
      ...{ id: 'head', type: 'site-header', version: 0 },
      props: { name: 'Meridian', logo: { media: svgLogo.id } },
      bind: { source: 'menu', query: { name: 'main' } },
    };
    const section = await backend.payload.create({
      collection: 'website-sections',
      data: { name: 'header', scope: 'network', blocks: [header], _status: 'published' },
    });
    const first = await loadLogo(backend.payload);
    expect(await sharp(first ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'png', height: 80 });
    const photo = await upload('wide-logo.jpg', await picture(1200, 100).jpeg().toBuffer(), 'image/jpeg');
    const blocks = [{ ...header, props: { name: 'Meridian', logo: { media: photo.id } } }];
    await backend.payload.update({ collection: 'website-sections', id: section.id, data: { blocks } });
    const next = await loadLogo(backend.payload);
    expect(await sharp(next ?? Buffer.alloc(0)).metadata()).toMatchObject({ width: 480, height: 40 });
  });
});
