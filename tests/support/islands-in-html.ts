import { globSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The name of every island, which is its file name and its marker in pages. */
export const islandNames: readonly string[] = globSync('{blocks,lib}/**/*.island.tsx', { cwd: root }).map(
  (file) => path.basename(file, '.island.tsx'),
);

/** The islands in the HTML of a page. */
export function islandsInHtml(html: string): string[] {
  return islandNames.filter((name) => html.includes(`data-island="${name}"`));
}
