import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const exported = /^export function (\w+)/gm;

/** The name of every island, as its shim exports it and as pages name it in the data they hand to React. */
export const islandNames: readonly string[] = globSync('{blocks,lib}/**/*.client.tsx', { cwd: root }).flatMap(
  (shim) => [...readFileSync(path.join(root, shim), 'utf8').matchAll(exported)].map(([, name = '']) => name),
);

/** The islands a page shows. */
export function shownIslands(html: string): string[] {
  return islandNames.filter((name) => html.includes(`\\"${name}\\"`));
}
