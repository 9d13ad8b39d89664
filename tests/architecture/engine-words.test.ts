import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { referenceKinds } from '@/schemas/reference';
import { isTest, readSources } from './house-files';

const root = path.resolve(import.meta.dirname, '../..');
/** The kinds of records of this business. Media and pages are what an engine for pages is about. */
const words = referenceKinds.filter((kind) => kind !== 'media' && kind !== 'page');
const named = new RegExp(words.join('|'), 'gi');

/** Words of the business in a file of the engine, in code, comments and names, each as `line: word`. */
const findWords = (text: string): string[] =>
  text.split('\n').flatMap((line, at) => [...line.matchAll(named)].map(([word]) => `${at + 1}: ${word}`));

test('the engine knows nothing of offices, listings and the rest', () => {
  const engine = readSources(root).filter(
    (file) => file.path.startsWith('lib/engine/') && !isTest(file.path),
  );
  expect(engine.length).toBeGreaterThan(30);
  const readme = {
    path: 'lib/engine/README.md',
    text: readFileSync(path.join(root, 'lib/engine/README.md'), 'utf8'),
  };
  const found = [...engine, readme].flatMap(({ path: file, text }) =>
    findWords(`${file}\n${text}`).map((word) => `${file}:${word}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ["if ('office' in target) return target.office;", ['1: office', '1: office']],
  ['\n/** As the listings of a grid. */', ['2: listing']],
  ['const agentKey = 1;', ['1: agent']],
  ['const BlogPost = 1;', ['1: Post']],
  ["const regions = ['gh'];", ['1: region']],
  ["if ('page' in target) return target.media;", []],
])('%j is found', (text, found) => {
  expect(findWords(text)).toEqual(found);
});
