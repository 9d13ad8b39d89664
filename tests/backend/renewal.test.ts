import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startBackend, type TestBackend } from './support/start-backend';

const renewed: string[] = [];
vi.mock('@/lib/backend/renewal/renewal-log', () => ({
  writeRenewals: async (tags: readonly string[]) => {
    renewed.push(...tags);
  },
}));

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});
beforeEach(() => {
  renewed.length = 0;
});
afterAll(() => backend.stop());

const home = { title: 'Home', route: 'Home' as const, scope: 'network' as const, layout: 'default' as const };

describe('a page', () => {
  test('renews when it is published, changed, taken back, published again and deleted, and never by a draft', async () => {
    const { payload } = backend;
    const { id } = await payload.create({ collection: 'pages', data: { ...home, _status: 'draft' } });
    const update = (data: { title?: string; _status?: 'draft' | 'published' }, draft = false) =>
      payload.update({ collection: 'pages', id, data, draft });
    const tags = ['pages', `pages:${id}`, 'pages:Home'];
    const expectRenewal = async (change: Promise<unknown>, expected: string[]) => {
      renewed.length = 0;
      await change;
      expect([...renewed].sort()).toEqual([...expected].sort());
    };
    await expectRenewal(update({ title: 'Draft' }, true), []);
    await expectRenewal(update({ _status: 'published' }), tags);
    await expectRenewal(update({ title: 'Draft' }, true), []);
    await expectRenewal(update({ title: 'Second draft' }, true), []);
    await expectRenewal(update({ _status: 'draft' }), tags);
    await expectRenewal(update({ title: 'Third draft' }, true), []);
    await expectRenewal(update({ _status: 'published' }), tags);
    await expectRenewal(payload.delete({ collection: 'pages', id }), tags);
  });
});

describe('a region', () => {
  test('renews under its old name and its new one', async () => {
    const { payload } = backend;
    const data = { name: 'R', slug: 'old', code: 'GH-AA', latitude: 5, longitude: 0 };
    const { id } = await payload.create({ collection: 'regions', data });
    renewed.length = 0;
    await payload.update({ collection: 'regions', id, data: { slug: 'new' } });
    expect(renewed).toEqual(expect.arrayContaining(['regions', 'regions:old', 'regions:new']));
  });
});
