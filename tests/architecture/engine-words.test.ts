import path from 'node:path';
import { expect, test } from 'vitest';
import { pageNameSchema } from '@/lib/routes/route-names';
import { referenceKinds } from '@/schemas/reference';
import { isTest, readSources } from './project-files';

const root = path.resolve(import.meta.dirname, '../..');
/** The kinds of records of this business. Media and pages are terms of the engine. */
const words = referenceKinds.filter((kind) => kind !== 'media' && kind !== 'page');
const named = new RegExp(words.join('|'), 'gi');

/** Business terms in a file of the engine, in code, comments and names, each as `line: term`. */
const findWords = (text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      [...line.replaceAll('postMessage', '').matchAll(named)].map(([word]) => `${at + 1}: ${word}`),
    );

const sourcesIn = (folder: string) =>
  readSources(root).filter((file) => file.path.startsWith(`${folder}/`) && !isTest(file.path));

test.each([
  ['lib/engine', 30],
  ['lib/publish', 15],
])('%s contains no business term', (folder, count) => {
  const sources = sourcesIn(folder);
  expect(sources.length).toBeGreaterThan(count);
  const found = sources.flatMap(({ path: file, text }) =>
    findWords(`${file}\n${text}`).map((word) => `${file}:${word}`),
  );
  expect(found).toEqual([]);
});

test('lib/publish contains no route name except that of the not-found page', () => {
  const quoted = pageNameSchema.options.filter((name) => name !== 'NotFound').map((name) => `'${name}'`);
  const found = sourcesIn('lib/publish').flatMap(({ path: file, text }) =>
    quoted.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`),
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
  ['worker.postMessage(job);', []],
])('%j is found', (text, found) => {
  expect(findWords(text)).toEqual(found);
});
