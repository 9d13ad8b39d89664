import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { digestSources } from './digest-sources';

const root = mkdtempSync(path.join(os.tmpdir(), 'tessera-digest-'));
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
beforeAll(() => write('app/page.tsx', 'first'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each([
  'app/page.tsx',
  'pages/api/page.ts',
  'site/page-document.tsx',
  'blocks/hero/hero.tsx',
  'blocks/hero/hero.example.ts',
  'lib/backend/migrations/1.json',
  'lib/demonstrate.ts',
  'package-lock.json',
  'public/brand/mark.svg',
])('digest of the build sources › changes with %s', (file) => {
  const before = digestSources(root);
  write(file, 'one');
  const added = digestSources(root);
  write(file, 'other');
  expect(new Set([before, added, digestSources(root)]).size).toBe(3);
});

test.each([
  'lib/demo/data/posts/chop-bar.md',
  'lib/demo/pages/home-page.ts',
  'lib/local-database/start-database.ts',
  'lib/commands/demo.ts',
  'lib/routes/match.test.ts',
  'blocks/hero/hero.stories.tsx',
  'blocks/.storybook/preview.tsx',
  'lib/ui/storybook/icon.stories.tsx',
  'lib/README.md',
  'lib/graphql/generated/types.ts',
  'tests/operation/admin.test.ts',
])('digest of the build sources › ignores %s', (file) => {
  const before = digestSources(root);
  write(file, 'one');
  expect(digestSources(root)).toBe(before);
});

test('digest of the build sources › changes when a file moves', () => {
  const before = digestSources(root);
  write('adapters/a.ts', 'same');
  const moved = digestSources(root);
  rmSync(path.join(root, 'adapters/a.ts'));
  write('adapters/b.ts', 'same');
  expect(digestSources(root)).not.toBe(moved);
  expect(digestSources(root)).not.toBe(before);
});
