import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles, isPagePath, reservedSegments } from '@/lib/routes/page-path';

const app = path.join(import.meta.dirname, '../../app');

/** The first segments of the pages and routes in `app`, without the site's own pages. */
function readFirstSegments(): { folders: string[]; files: string[] } {
  const found = globSync('**/{route,page}.{ts,tsx}', { cwd: app })
    .map((file) => file.split(path.sep).filter((part) => !/^\(.*\)$/.test(part)))
    .filter(([first = '']) => !first.startsWith('['));
  const firsts = [...new Set(found.map(([first = '']) => first))].sort();
  return {
    folders: firsts.filter((first) => !first.includes('.')),
    files: firsts.filter((first) => first.includes('.')),
  };
}

/** Segments of Next and of well-known URIs, which have no folder here. */
const withoutFolder = ['.well-known', '_next'];

test('reserved segments › are exactly the first segments that the server answers besides pages', () => {
  const { folders, files } = readFirstSegments();
  expect([...reservedSegments].sort()).toEqual([...withoutFolder, ...folders].sort());
  expect([...generatedFiles].sort()).toEqual(files);
  for (const segment of [...folders, ...files]) expect(isPagePath(`/${segment}`), segment).toBe(false);
});
