import { parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type TestBackend } from '@/tests/support/start-backend';
import { isLongForm } from '@/tests/support/test-scope';
import { menus } from '../data/menus';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ content: 'seeded' });
}, 300_000);
afterAll(() => backend.stop());

type MenuResult = { name: string; items: { label: string; href: string; items: MenuResult['items'] }[] };

test('menu items link to records wherever the path belongs to a record', {
  skip: !isLongForm,
}, async () => {
  const { executeContract } = await import('@/lib/backend/contract/execute-contract');
  const document = parse(`query ($office: String) { officeMenus(locale: "en-GH", tribe_slug: $office) {
    name items { label href items { label href } } } }`);
  for (const { name, office, items } of menus) {
    const { data } = await executeContract({ document, variables: { office } });
    const { officeMenus }: { officeMenus: MenuResult[] } = JSON.parse(JSON.stringify(data));
    const written = items.map(({ label, to, items: below }) => {
      return { label, href: to, items: below.map((entry) => ({ label: entry.label, href: entry.to })) };
    });
    expect(officeMenus.find((menu) => menu.name === name)?.items).toEqual(written);
  }
  const { docs } = await backend.payload.find({ collection: 'menus', pagination: false, depth: 0 });
  const entries = docs.flatMap(({ items }) =>
    (items ?? []).flatMap((item) => [item, ...(item.children ?? [])]),
  );
  expect(entries.length).toBeGreaterThan(30);
  expect(entries.filter(({ link_type }) => link_type === 'url')).toEqual([]);
});
