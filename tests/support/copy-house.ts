import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Change = { file: string; from: string; to: string };
export type HouseCopy = { folder: string; change: (changes: readonly Change[]) => void; remove: () => void };

const root = path.resolve(import.meta.dirname, '../..');
const leftOut = new Set(['.git', '.next', '.data', 'node_modules', 'storybook-static', 'coverage']);

/** The packages stay where they are, outside the copy, and the bundler must be allowed to look there. */
const reachPackages: Change = {
  file: 'next.config.ts',
  from: "outputFileTracingRoot: path.resolve('.')",
  to: "outputFileTracingRoot: '/'",
};

/**
 * A copy of the project in a temporary folder, to be changed, added to and built.
 * `change` throws when a text to be changed is not there.
 */
export function copyHouse(): HouseCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-planted-'));
  cpSync(root, folder, { recursive: true, filter: (file) => !leftOut.has(path.relative(root, file)) });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const change = (changes: readonly Change[]) => {
    for (const { file, from, to } of changes) {
      const target = path.join(folder, file);
      const before = readFileSync(target, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not say: ${from}`);
      writeFileSync(target, before.replaceAll(from, to));
    }
  };
  change([reachPackages]);
  return { folder, change, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
