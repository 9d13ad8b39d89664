import { readdirSync } from 'node:fs';
import type { FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openCmsApi, signIn } from './support/cms-api';
import { findNetwork, type Network } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

/** The number of files that still fit on the disk. */
const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<{ open: typeof open }>();
  const openWithQuota = async (...args: Parameters<typeof open>): Promise<FileHandle> => {
    const file = await real.open(...args);
    disk.room -= 1;
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    if (disk.room < 0) vi.spyOn(file, 'writeFile').mockRejectedValue(full);
    return file;
  };
  return { ...real, open: openWithQuota };
});

let backend: TestBackend;
let network: Network;

beforeAll(async () => {
  backend = await startBackend({ content: 'staffed' });
  network = await findNetwork(backend.payload);
});
afterAll(() => backend.stop());

test('full disk › rejects a picture that does not fit on the disk and leaves no files', async () => {
  const api = await openCmsApi();
  const headers = await signIn(api, 'network-editor@example.com', 'long enough to pass');
  const picture = sharp({ create: { width: 1000, height: 40, channels: 3, background: 'red' } });
  const png = new Uint8Array(await picture.png().toBuffer());
  const upload = async () => {
    const body = new FormData();
    body.append('_payload', JSON.stringify({ alt: 'Red', scope: 'office', office: network.own }));
    body.append('file', new Blob([png], { type: 'image/png' }), 'red.png');
    const answer = await api('/media', { method: 'POST', body, headers });
    return { status: answer.status, text: await answer.text() };
  };
  const before = readdirSync(path.join(backend.dataDir, 'media'));
  // The picture has two copies.
  for (const room of [0, 1, 2]) {
    disk.room = room;
    const { status, text } = await upload();
    expect(status).toBe(507);
    expect(text).toContain('The disk for pictures is full. Nothing was saved: contact the administrator');
    // The marker file of the folder's database and the network's picture remain.
    expect(readdirSync(path.join(backend.dataDir, 'media'))).toEqual(before);
    expect(await backend.payload.count({ collection: 'media' })).toEqual({ totalDocs: 1 });
  }
  disk.room = 3;
  expect((await upload()).status).toBe(201);
  const names = [...before, 'red-480.png', 'red-960.png', 'red.png'];
  expect(readdirSync(path.join(backend.dataDir, 'media')).sort()).toEqual(names);
});
