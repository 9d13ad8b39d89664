import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file: its path from the root, and its text. */
export type HouseFile = { path: string; text: string };

export const topFolders = ['app', 'blocks', 'schemas', 'adapters', 'lib', 'public', 'tests'] as const;

const leftOut = new Set([
  'node_modules',
  '.next',
  '.data',
  '.git',
  'storybook-static',
  'coverage',
  '.vitest',
]);
const written =
  /\/generated\/|^lib\/backend\/(migrations\/|payload-types\.ts)|importMap\.(js|d\.ts)$|^next-env\.d\.ts$/;

/** Every folder below the top folders, as `lib/routes`. */
export function readFolders(root: string): string[] {
  return topFolders.flatMap((top) => walk(root, top).folders);
}

/** Every TypeScript file written by hand. */
export function readSources(root: string): HouseFile[] {
  const atTop = readdirSync(root).filter((name) => /\.m?ts$/.test(name));
  const below = topFolders.flatMap((top) => walk(root, top).files);
  return [...atTop, ...below]
    .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !written.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** True for tests, stories and what only they use. */
export const isTest = (file: string): boolean =>
  file.startsWith('tests/') || /\.(test|stories)\.tsx?$/.test(file);

/** Lines of a text, a last line break not counted. */
export const countLines = (text: string): number => text.replace(/\n$/, '').split('\n').length;

function walk(root: string, folder: string): { files: string[]; folders: string[] } {
  const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
  const inner = entries
    .filter((entry) => entry.isDirectory() && !leftOut.has(entry.name))
    .map(({ name }) => walk(root, `${folder}/${name}`));
  return {
    files: [...files, ...inner.flatMap((each) => each.files)],
    folders: [folder, ...inner.flatMap((each) => each.folders)],
  };
}
