import { readFileSync } from 'node:fs';
import path from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';

/** Every class of the style sheet at `file`, as the site's own settings make it from the views. */
export async function readClasses(root: string, file: string): Promise<Set<string>> {
  const settings = await resolveConfig({ configFile: false, root, logLevel: 'error' }, 'build');
  // Typefaces are made by the build, and have no class.
  const written = readFileSync(path.join(root, file), 'utf8').replace(/^@import ".*\/generated\/.*$/gm, '');
  const { code } = await preprocessCSS(written, path.join(root, file), settings);
  return new Set(
    [...code.matchAll(/\.((?:\\[\da-f]{1,6}\s|\\.|[\w-])+)/g)].map(([, name = '']) => withoutEscapes(name)),
  );
}

const withoutEscapes = (name: string) =>
  name
    .replace(/\\([\da-f]{1,6})\s/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
