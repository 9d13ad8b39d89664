import { expect, test, vi } from 'vitest';
import { GET } from '@/app/sitemap.xml/route';

vi.mock('@/adapters/discovery/sitemap.source', () => ({
  readSitemap: async ({ number }: { number: number }) =>
    number === 1 ? [{ path: '/blog', updatedAt: '2026-01-01T00:00:00.000Z' }] : [],
  readSitemapParts: async () => [],
}));

const ask = (part: string) => GET(new Request(`https://site.example/sitemap.xml?part=${part}`));

test('a part of the sitemap past the end is none', async () => {
  expect((await ask('en-GH.pages.1')).status).toBe(200);
  expect((await ask('en-GH.pages.99')).status).toBe(404);
});
