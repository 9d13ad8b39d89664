import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

test('leaves a database with other content unchanged, with and without --reset', async () => {
  const { payload } = backend;
  const { seedNetwork } = await import('./seed-network');
  await payload.create({
    collection: 'staff',
    data: { name: 'Ama', role: 'network-admin', email: 'ama@own.example', password: 'a long one of her own' },
  });
  for (const reset of [false, true])
    expect(await seedNetwork(payload, { reset })).toEqual({ outcome: 'refused', collections: ['staff'] });

  await payload.create({
    collection: 'regions',
    data: { name: 'Oti', slug: 'oti', code: 'GH-OT', latitude: 8, longitude: 0 },
  });
  for (const reset of [false, true])
    expect(await seedNetwork(payload, { reset })).toEqual({
      outcome: 'refused',
      collections: ['regions', 'staff'],
    });

  const { docs } = await payload.find({ collection: 'regions' });
  expect(docs.map(({ name }) => name)).toEqual(['Oti']);
  expect((await payload.count({ collection: 'staff' })).totalDocs).toBe(1);
});

test('writes nothing when the media folder belongs to another database', async () => {
  const { seedNetwork } = await import('./seed-network');
  const folder = path.join(backend.dataDir, 'media');
  mkdirSync(folder);
  writeFileSync(path.join(folder, '.database'), '1-2');
  expect(await seedNetwork(backend.payload)).toMatchObject({
    outcome: 'misplaced',
    reason: expect.stringContaining('belongs to another database (1-2; this one is '),
  });
});
