import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isPagePath, ownFiles, reservedSegments } from '@/lib/routes/page-path';

const app = path.join(import.meta.dirname, '../../app');

/** The first segments at which `app` has a page or a route, but for the site's own pages. */
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

/** What Next and other servers have, without a folder here. */
const withoutFolder = ['.well-known', '_next'];

test('what the server answers beside pages is reserved, and nothing else', () => {
  const { folders, files } = readFirstSegments();
  expect([...reservedSegments].sort()).toEqual([...withoutFolder, ...folders].sort());
  expect([...ownFiles].sort()).toEqual(files);
  for (const segment of [...folders, ...files]) expect(isPagePath(`/${segment}`), segment).toBe(false);
});
