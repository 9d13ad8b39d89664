import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

// Takes as long as the first seed, so the short test run seeds the network only once.
test.runIf(process.env.TEST_LONG)('--reset writes the network again', { timeout: 300_000 }, async () => {
  const backend: TestBackend = await startBackend({ content: 'seeded' });
  try {
    const { seedNetwork } = await import('./seed-network');
    const counts = {
      regions: 16,
      offices: 14,
      people: 45,
      listings: 400,
      posts: 24,
      stories: 16,
      reviews: 126,
    };
    // The database is a copy, and so is the media folder: it replaces that of the template.
    rmSync(path.join(backend.dataDir, 'media', '.database'));
    await backend.payload.delete({ collection: 'redirects', where: { id: { exists: true } } });
    expect(await seedNetwork(backend.payload)).toEqual({ outcome: 'unchanged' });
    expect(await seedNetwork(backend.payload, { reset: true })).toMatchObject({
      outcome: 'written',
      counts,
    });
    // The media sweep deletes files that the reset released, a day later.
    const { sweepMedia } = await import('@/lib/backend/platform/media/sweep-media');
    const media = path.join(backend.dataDir, 'media');
    const pictures = () => readdirSync(media).filter((name) => !name.startsWith('.')).length;
    const withOld = pictures();
    expect(await sweepMedia(backend.payload.db.drizzle, Date.now() + 25 * 60 * 60_000)).toBeNull();
    expect(pictures()).toBe(withOld / 2);
  } finally {
    await backend.stop();
  }
});
