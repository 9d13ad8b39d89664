import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Where } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { SKIP_USE_CHECK } from '@/lib/backend/admin/deletion/deletion-guard';
import { formatDeletedName } from '@/lib/backend/platform/media/picture-names';
import { serveMedia } from '@/lib/backend/platform/media/serve-media';
import { approveSweep, findRecordFiles, sweepMedia } from '@/lib/backend/platform/media/sweep-media';
import { openDatabase } from '../support/open-database';
import { createDatabase } from '../support/run/create-database';
import { isLongForm } from '../support/test-scope';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;
let network: Network;
let api: CmsApi;
let asEditor: Record<string, string>;
let asOffice: Record<string, string>;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
  api = await openCmsApi();
  asEditor = await signIn(api, 'network-editor@example.com', 'long enough to pass');
  asOffice = await signIn(api, 'office-editor@example.com', 'long enough to pass');
});
afterAll(() => backend.stop());

const createdSchema = z.object({ doc: z.object({ id: z.number() }) });
const day = 24 * 60 * 60_000;
const later = () => Date.now() + day + 60_000;
const database = () => backend.payload.db.drizzle;
const folder = () => path.join(backend.dataDir, 'media');

const picture = (background: string) =>
  sharp({ create: { width: 600, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

async function form(fields: object, background: string, name: string): Promise<FormData> {
  const body = new FormData();
  body.append('_payload', JSON.stringify(fields));
  body.append('file', new Blob([new Uint8Array(await picture(background))], { type: 'image/png' }), name);
  return body;
}

async function upload(name: string, office = network.own): Promise<number> {
  const body = await form({ alt: 'A picture', scope: 'office', office }, 'red', name);
  const answer = await api('/media', { method: 'POST', body, headers: asEditor });
  return createdSchema.parse(await answer.json()).doc.id;
}

const replace = async (id: number, fields: object, headers: Record<string, string>, name = 'new.png') =>
  api(`/media/${id}?depth=0`, { method: 'PATCH', body: await form(fields, 'lime', name), headers });

/** The colour of the served file of a record, and whether its copy exists. */
async function readServed(id: number): Promise<{ colour: string; copy: number; name: string }> {
  const { filename, sizes } = await backend.payload.findByID({ collection: 'media', id });
  const answer = await serveMedia(filename ?? '');
  if (answer.status !== 200) return { colour: `${answer.status}`, copy: 0, name: filename ?? '' };
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats();
  const copy = (await serveMedia(sizes?.w480?.filename ?? '')).status;
  return { colour: dominant.r > dominant.g ? 'red' : 'lime', copy, name: filename ?? '' };
}

describe('a refused picture change keeps its file', () => {
  const refusals: [string, number, object, 'editor' | 'office'][] = [
    ['from a stale revision', 409, { revision: 99 }, 'editor'],
    ['from no revision', 428, {}, 'editor'],
    ['with nothing to say what it shows', 400, { revision: 1, alt: '', decorative: false }, 'editor'],
    ["of another office's picture, as of none", 404, { revision: 1 }, 'office'],
    ['to another office', 403, { revision: 1, moved: true }, 'office'],
  ];
  test.each(refusals)('%s: %i', async (change, status, fields, role) => {
    const isMove = 'moved' in fields;
    const office = status === 404 ? network.other : network.own;
    const id = await upload(`keep ${change}.png`, office);
    const sent = isMove ? { revision: 1, office: network.other } : fields;
    const files = readdirSync(folder()).sort();
    const answer = await replace(id, sent, role === 'office' ? asOffice : asEditor);
    expect(answer.status, await answer.text()).toBe(status);
    expect(await readServed(id)).toMatchObject({ colour: 'red', copy: 200 });
    expect(readdirSync(folder()).sort()).toEqual(files);
  });

  test.each([['\u0001'], ['\u007f'], ['\u0085']])('also with %j in its name', async (sign) => {
    const id = await upload('keep-named.png');
    const answer = await replace(id, { revision: 1 }, asEditor, `a${sign}b.png`);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('Rename the file')]);
    expect(await readServed(id)).toMatchObject({ colour: 'red', copy: 200 });
  });

  test('also when the new file is not a picture', async () => {
    const id = await upload('keep-whole.png');
    const body = await form({ revision: 1 }, 'lime', 'x.png');
    body.set('file', new Blob(['<script>1</script>'], { type: 'image/png' }), 'x.png');
    const answer = await api(`/media/${id}`, { method: 'PATCH', body, headers: asEditor });
    expect(answer.status).toBe(400);
    expect(await readServed(id)).toMatchObject({ colour: 'red', copy: 200 });
  });
});

describe('a replaced file', () => {
  test('keeps its address until the new file, with an unused name, exists', async () => {
    const id = await upload('turn.png');
    const answer = await replace(id, { revision: 1 }, asEditor, 'turn.png');
    expect(answer.status, await answer.text()).toBe(200);
    expect(await readServed(id)).toEqual({
      ...{ colour: 'lime', copy: 200 },
      name: expect.stringMatching(/^turn-[0-9a-f]{8}\.png$/),
    });
    expect((await serveMedia('turn.png')).status).toBe(200);
  });

  test('by two users at once is that of the first', async () => {
    for (const round of [1, 2, 3]) {
      const id = await upload(`two-${round}.png`);
      const answers = await Promise.all([
        replace(id, { revision: 1 }, asEditor, `both-${round}.png`),
        replace(id, { revision: 1 }, asOffice, `both-${round}.png`),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await readServed(id)).toEqual({ colour: 'lime', copy: 200, name: `both-${round}.png` });
    }
  });

  test('concurrent uploads with one name each show their own picture', async () => {
    const send = async (background: string) => {
      const body = await form({ alt: 'x', scope: 'office', office: network.own }, background, 'same.png');
      const answer = await api('/media', { method: 'POST', body, headers: asEditor });
      return { background, status: answer.status, body: await answer.json() };
    };
    const answers = await Promise.all([send('red'), send('lime')]);
    const stored = answers.filter(({ status }) => status === 201);
    expect(stored.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 400, 409]).toContain(status);
    for (const { background, body } of stored)
      expect(await readServed(createdSchema.parse(body).doc.id)).toMatchObject({
        colour: background,
        copy: 200,
      });
  });
});

describe('media sweep', () => {
  test('deletes only files that no record names and that are older than a day', async () => {
    const retained = await upload('swept-kept.png');
    const replaced = await upload('swept-old.png');
    await replace(replaced, { revision: 1 }, asEditor, 'swept-new.png');
    const deleted = await upload('swept-gone.png');
    await api(`/media/${deleted}`, { method: 'DELETE', headers: { ...asEditor, 'if-match': '"1"' } });
    expect(existsSync(path.join(folder(), formatDeletedName('swept-gone.png')))).toBe(true);
    for (const name of ['swept-empty.png', '.cut-off.part', 'notes.txt'])
      writeFileSync(path.join(folder(), name), '');
    // Old content that was stored just now, as from a backup.
    utimesSync(path.join(folder(), 'swept-empty.png'), 1, 1);
    const remaining = () =>
      readdirSync(folder())
        .filter((name) => /^(?:\.gone-)?swept|part$|txt$/.test(name))
        .sort();
    const before = remaining();
    expect(await sweepMedia(database())).toBeNull();
    expect(remaining()).toEqual(before);
    expect(await sweepMedia(database(), later())).toBeNull();
    expect(remaining()).toEqual([
      'notes.txt',
      ...['swept-kept-480.png', 'swept-kept.png', 'swept-new-480.png', 'swept-new.png'],
    ]);
    expect(await readServed(retained)).toMatchObject({ colour: 'red', copy: 200 });
    expect(await readServed(replaced)).toMatchObject({ colour: 'lime', copy: 200 });
    expect(readFileSync(path.join(folder(), 'swept-kept.png')).length).toBeGreaterThan(0);
  });

  test('leaves the folder to the database that owns it', { skip: !isLongForm }, async () => {
    await upload('guarded.png');
    const files = readdirSync(folder()).sort();
    expect(files).toContain('.database');
    const copy = await createDatabase('empty');
    const other = openDatabase(copy.url);
    try {
      expect(await sweepMedia(other, later())).toContain('belongs to another database');
      expect(readdirSync(folder()).sort()).toEqual(files);
      for (let at = 0; at < 30; at += 1) await upload(`many-${at}.png`);
      rmSync(path.join(folder(), '.database'));
      expect(await sweepMedia(other, later())).toMatch(/^Nothing references \d+ of the \d+ files/);
      expect(readdirSync(folder())).toHaveLength(files.length - 1 + 60);
    } finally {
      await other.$client.end();
      await copy.close();
    }
    expect(await sweepMedia(database(), later())).toBeNull();
    expect(readFileSync(path.join(folder(), '.database'), 'utf8')).toMatch(/^\d+-\d+$/);
  });

  test('stops when far more files than usual would be deleted, until it is confirmed', async () => {
    const retained = await upload('many-kept.png');
    const strays = Array.from({ length: 40 }, (_, at) => path.join(folder(), `stray-${at}.png`));
    for (const stray of strays) writeFileSync(stray, '');
    expect(await sweepMedia(database(), later())).toContain('.may-sweep');
    expect(strays.every((stray) => existsSync(stray))).toBe(true);
    const consent = path.join(folder(), '.may-sweep');
    writeFileSync(consent, '');
    expect(await sweepMedia(database(), later())).toBeNull();
    expect([consent, ...strays].filter((file) => existsSync(file))).toEqual([]);
    expect(await readServed(retained)).toMatchObject({ colour: 'red', copy: 200 });
  });

  test('deletes the files that a reset listed, once they are old, and no others', {
    skip: !isLongForm,
  }, async () => {
    const first = await upload('reset-0.png');
    for (let at = 1; at < 30; at += 1) await upload(`reset-${at}.png`);
    const before = await findRecordFiles(database());
    expect(before).toEqual(expect.arrayContaining(['reset-0.png', 'reset-0-480.png', 'reset-29.png']));
    const where: Where = { and: [{ filename: { like: 'reset-' } }, { id: { not_equals: first } }] };
    await backend.payload.delete({ collection: 'media', where, context: SKIP_USE_CHECK });
    await approveSweep(before);
    const exists = (name: string) => existsSync(path.join(folder(), name));
    // Not within an hour: a page that is being read may show it.
    expect(await sweepMedia(database())).toBeNull();
    expect(exists('reset-29.png')).toBe(true);
    const strays = Array.from({ length: 40 }, (_, at) => path.join(folder(), `stray-${at}.png`));
    for (const stray of strays) writeFileSync(stray, '');
    expect(await sweepMedia(database(), later())).toMatch(/^Nothing references \d+ of the \d+ files/);
    // The sweep was confirmed: the list of a reset does not limit it.
    writeFileSync(path.join(folder(), '.may-sweep'), '');
    expect(await sweepMedia(database(), later())).toBeNull();
    expect(['reset-1.png', 'reset-29-480.png', 'stray-1.png'].filter(exists)).toEqual([]);
    expect(exists('.may-sweep')).toBe(false);
    expect(await readServed(first)).toMatchObject({ colour: 'red', copy: 200 });
  });
});
