import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { exampleOf } from '../support/example-blocks';

const root = path.resolve(import.meta.dirname, '../../blocks');
const folders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  .map((entry) => entry.name);

const read = (folder: string, file: string) => readFileSync(path.join(root, folder, file), 'utf8');

it('registry › lists exactly one block for every folder', () => {
  const listed = new Set<string>(registry.types);
  const unlisted = folders.filter((folder) => !listed.has(folder));
  expect(unlisted, `Add a line to blocks/definitions.ts for ${unlisted.join(', ')}`).toEqual([]);
  expect([...listed].filter((type) => !folders.includes(type))).toEqual([]);
});

it('registry › examples use pictures that exist', async () => {
  const examples = await Promise.all(registry.all.map(exampleOf));
  const imagePaths = JSON.stringify(examples).match(/\/examples\/[\w./-]+/g) ?? [];
  expect(imagePaths.length).toBeGreaterThan(0);
  expect(imagePaths.filter((src) => !existsSync(path.join(root, '../public', src)))).toEqual([]);
});

it('registry › slots allow only registered blocks', () => {
  const allowed = registry.all.flatMap((block) =>
    Object.values(block.slots).flatMap((slot) => slot.allow ?? []),
  );
  expect(allowed.length).toBeGreaterThan(0);
  expect(allowed.filter((type) => !registry.get(type))).toEqual([]);
});

it('registry › only the network may insert or remove frame blocks and sign-in forms', () => {
  const frame = [
    'site-header',
    'site-footer',
    'office-context-bar',
    'consent-banner',
    'country-selector',
    'language-switch',
    'not-found',
    'sign-in-dialog',
    'account-forms',
  ];
  const networkOnly = registry.all.filter(
    ({ rights }) => rights.insert === 'network' && rights.remove === 'network',
  );
  expect(networkOnly.map((block) => block.type).sort()).toEqual(frame.sort());
});

describe.each(folders)('%s', (folder) => {
  const files = readdirSync(path.join(root, folder));

  it('has its definition, schema, example, view and stories, named after it', () => {
    const needed = ['.block.ts', '.schema.ts', '.example.ts', '.tsx', '.stories.tsx'].map(
      (end) => folder + end,
    );
    expect(files).toEqual(expect.arrayContaining(needed));
    expect(files).not.toContain('index.ts');
  });

  it('has a schema that contains only Zod props', () => {
    expect(read(folder, `${folder}.schema.ts`)).not.toMatch(
      /from 'react'|from '\.\/.*(block|client|island)'/,
    );
  });

  it('imports an island only through its client shim', () => {
    const islands = files.filter((file) => /\.((area-)?island\.tsx|live\.ts)$/.test(file));
    expect(islands.map((file) => file.replace(/\.((area-)?island\.tsx|live\.ts)$/, '.client.tsx'))).toEqual(
      files.filter((file) => file.endsWith('.client.tsx')),
    );
    const others = files.filter((file) => /\.tsx?$/.test(file) && !/\.(client|test)\.tsx?$/.test(file));
    expect(others.filter((file) => /from '[^']*\.((area-)?island|live)'/.test(read(folder, file)))).toEqual(
      [],
    );
  });

  it('starts its stories with the example, under its category', () => {
    const stories = read(folder, `${folder}.stories.tsx`);
    const [first] = stories.match(/export const \w+/) ?? [];
    expect(first).toBe('export const Example');
    const category = registry.get(folder)?.category ?? '';
    expect(stories.toLowerCase()).toContain(`title: '${category}/`);
  });
});
