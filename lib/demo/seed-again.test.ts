import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';

// As long as the first writing: the network is seeded once for all tests of the short form.
test.runIf(process.env.TEST_LONG)(
  'the network is written anew when asked',
  { timeout: 300_000 },
  async () => {
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
      // The database is a copy, and the folder of pictures, too: it takes the place of that of the template.
      rmSync(path.join(backend.dataDir, 'media', '.database'));
      await backend.payload.delete({ collection: 'redirects', where: { id: { exists: true } } });
      expect(await seedNetwork(backend.payload)).toEqual({ outcome: 'kept' });
      expect(await seedNetwork(backend.payload, { reset: true })).toMatchObject({
        outcome: 'written',
        counts,
      });
      // What the reset let go of goes by itself, a day later.
      const { sweepMedia } = await import('@/lib/backend/media/sweep-media');
      const media = path.join(backend.dataDir, 'media');
      const pictures = () => readdirSync(media).filter((name) => !name.startsWith('.')).length;
      const withOld = pictures();
      expect(await sweepMedia(backend.payload.db.drizzle, Date.now() + 25 * 60 * 60_000)).toBeNull();
      expect(pictures()).toBe(withOld / 2);
    } finally {
      await backend.stop();
    }
  },
);
