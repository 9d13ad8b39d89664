import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readArticles, readYaml } from './read-data';

const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-data-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const townSchema = z.strictObject({ name: z.string(), phone: z.string().optional() });

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

test('reports every issue with file and line', () => {
  const file = write(
    'towns.yaml',
    '# Towns\n- name: Osu\n- name: 5\n- name: Ho\n  phone: +233302730100\n  colour: red\n',
  );
  expect(() => readYaml(file, z.array(townSchema))).toThrow(
    [
      `${file}:3 1.name: Invalid input: expected string, received number`,
      `${file}:5 2.phone: Invalid input: expected string, received number`,
      `${file}:4 2: Unrecognized key: "colour"`,
    ].join('\n'),
  );
});

test('reports invalid YAML with its position', () => {
  const file = write('broken.yaml', '- name: Osu\n  - [');
  expect(() => readYaml(file, z.array(townSchema))).toThrow(/broken\.yaml: .* at line 2/s);
});

test('an article has its front matter, its slug from the file name and its unchanged body', () => {
  const articles = mkdtempSync(path.join(folder, 'articles-'));
  writeFileSync(path.join(articles, 'on-towns.md'), '---\nname: Towns\n---\n\nA rule:\n\n---\n\nThe end.\n');
  expect(readArticles(articles, townSchema)).toEqual([
    { name: 'Towns', slug: 'on-towns', body: 'A rule:\n\n---\n\nThe end.' },
  ]);
  writeFileSync(path.join(articles, 'a-wrong-one.md'), '---\nname: Towns\ncolour: red\n---\n\nText.\n');
  expect(() => readArticles(articles, townSchema)).toThrow(/a-wrong-one\.md:2 : Unrecognized key: "colour"/);
  writeFileSync(path.join(articles, 'a-wrong-one.md'), 'Text.\n');
  expect(() => readArticles(articles, townSchema)).toThrow('a-wrong-one.md: it begins with its facts');
});
