import { expect, test } from 'vitest';
import { findFolderCycles } from './folder-cycles';

const cyclesOf = (imports: Record<string, string>) =>
  findFolderCycles(
    Object.entries(imports).map(([source, resolved]) => ({ source, dependencies: [{ resolved }] })),
    /\.test\.ts$/,
  );

test.each<[string, Record<string, string>, string[]]>([
  [
    'two folders',
    { 'lib/a/x/1.ts': 'lib/a/y/1.ts', 'lib/a/y/2.ts': 'lib/a/x/2.ts' },
    ['lib/a/x → lib/a/y → lib/a/x'],
  ],
  [
    'two rooms, by what lies deeper in them',
    { 'lib/a/x/1.ts': 'lib/b/y/1.ts', 'lib/b/z/2.ts': 'lib/a/w/2.ts' },
    ['lib/a → lib/b → lib/a'],
  ],
  [
    'three rooms',
    { 'lib/a/1.ts': 'blocks/h/1.ts', 'blocks/i/1.ts': 'lib/c/1.ts', 'lib/c/2.ts': 'lib/a/2.ts' },
    ['blocks → lib/c → lib/a → blocks'],
  ],
  [
    'a folder and the file above it: none',
    { 'lib/a/1.ts': 'lib/a/x/1.ts', 'lib/a/x/2.ts': 'lib/a/2.ts' },
    [],
  ],
  [
    'rooms of lib on both sides of blocks: none',
    { 'lib/a/1.ts': 'blocks/h/1.ts', 'blocks/i/1.ts': 'lib/c/1.ts' },
    [],
  ],
  [
    'two folders of lib/backend, by different folders inside them',
    { 'lib/backend/a/x/1.ts': 'lib/backend/b/y/1.ts', 'lib/backend/b/z/2.ts': 'lib/backend/a/w/2.ts' },
    ['lib/backend/a → lib/backend/b → lib/backend/a'],
  ],
  [
    'a folder of lib/backend and the files above it: none',
    { 'lib/backend/a/x/1.ts': 'lib/backend/1.ts', 'lib/backend/2.ts': 'lib/backend/a/x/2.ts' },
    [],
  ],
  [
    'one of the two is a test: none',
    { 'lib/a/x/1.test.ts': 'lib/a/y/1.ts', 'lib/a/y/2.ts': 'lib/a/x/2.ts' },
    [],
  ],
])('%s', (_what, imports, cycles) => {
  expect(cyclesOf(imports)).toEqual(cycles.map((cycle) => `folder-cycles: ${cycle}`));
});
