import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type TestBackend } from './support/start-backend';

let backend: TestBackend;

beforeAll(async () => {
  process.env.ENABLED_LOCALES = 'en-US,en-GH';
  backend = await startBackend();
});
afterAll(() => backend.stop());

test('content locales › content has translations in every locale, whichever is the default', async () => {
  const { payload } = backend;
  const data = {
    title: 'Akwaaba',
    route: 'Home' as const,
    scope: 'network' as const,
    layout: 'default' as const,
  };
  const { id } = await payload.create({
    collection: 'pages',
    data: { ...data, _status: 'published' },
    locale: 'en-GH',
  });
  for (const locale of ['en-US', 'en-GH', 'fr-CA'] as const)
    expect((await payload.findByID({ collection: 'pages', id, locale })).title, locale).toBe('Akwaaba');
});
