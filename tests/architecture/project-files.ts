import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A source file: its path from the root, and its text. */
export type ProjectFile = { path: string; text: string };

export const topFolders = [
  'app',
  'pages',
  'site',
  'blocks',
  'schemas',
  'adapters',
  'lib',
  'public',
  'tests',
] as const;

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

/** All TypeScript files except generated ones. */
export function readSources(root: string): ProjectFile[] {
  const atTop = readdirSync(root).filter((name) => /\.m?ts$/.test(name));
  const below = topFolders.flatMap((top) => walk(root, top).files);
  return [...atTop, ...below]
    .filter((file) => /\.(ts|tsx|mts|mjs)$/.test(file) && !written.test(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** True for tests, stories and test support. */
export const isTest = (file: string): boolean =>
  file.startsWith('tests/') || /\.(test|stories)\.tsx?$/.test(file);

/** The number of lines of a text; a final line break does not count. */
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
