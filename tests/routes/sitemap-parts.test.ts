import { expect, test, vi } from 'vitest';
import { GET } from '@/app/sitemap.xml/route';

vi.mock('@/adapters/discovery/sitemap.source', () => ({
  readSitemap: async ({ number }: { number: number }) =>
    number === 1 ? [{ path: '/blog', updatedAt: '2026-01-01T00:00:00.000Z' }] : [],
  readSitemapParts: async () => [],
}));

const requestPart = (part: string) => GET(new Request(`https://site.example/sitemap.xml?part=${part}`));

test('sitemap parts › a part past the end is not found', async () => {
  expect((await requestPart('en-GH.pages.1')).status).toBe(200);
  expect((await requestPart('en-GH.pages.99')).status).toBe(404);
});
