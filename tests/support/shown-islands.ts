import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The name of every island: its file's, by which pages mark it. */
export const islandNames: readonly string[] = globSync('{blocks,lib}/**/*.island.tsx', { cwd: root }).map(
  (file) => path.basename(file, '.island.tsx'),
);

/** The islands a page shows. */
export function shownIslands(html: string): string[] {
  return islandNames.filter((name) => html.includes(`data-island="${name}"`));
}
