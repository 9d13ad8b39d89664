import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What the README of `folder` lets it import of the house, beside itself: paths from the root, `*` for any name. */
export type ReadmeRule = { folder: string; allowed: readonly string[] };

const rooms = ['schemas', 'lib', 'blocks', 'adapters'];

/** Reads the sentence "May import …" of each README of the house; a folder without one follows the folder it lies in. */
export function readReadmeRules(root: string): ReadmeRule[] {
  return rooms
    .flatMap((room) => globSync(`${room}/**/README.md`, { cwd: root }))
    .map((file) => ({ folder: path.dirname(file), text: readFileSync(path.join(root, file), 'utf8') }))
    .map(({ folder, text }) => ({ folder, sentence: /May import\b(.*?)[.;](?=\s|$)/s.exec(text)?.[1] }))
    .flatMap(({ folder, sentence }) =>
      sentence ? [{ folder, allowed: pathsIn(sentence, folder, root) }] : [],
    );
}

/** The files and folders named in backticks; a name that is neither beside the folder nor below the root is a package. */
function pathsIn(sentence: string, folder: string, root: string): string[] {
  const names = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
  return names
    .map((name) => (name.startsWith('.') ? path.join(folder, name) : name))
    .flatMap((name) => (name.includes('*') ? [name] : [name, `${name}.ts`].filter(existsIn(root))));
}

const existsIn = (root: string) => (name: string) => existsSync(path.join(root, name));

/** A pattern for what lies at or below a path. */
export const below = (place: string) =>
  `^${place.replaceAll(/[.()[\]]/g, '\\$&').replaceAll('*', '[^/]+')}${/\.\w+$/.test(place) ? '$' : '/'}`;
