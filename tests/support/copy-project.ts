import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type TextChange = { file: string; from: string; to: string };
export type ProjectCopy = {
  folder: string;
  change: (changes: readonly TextChange[]) => void;
  remove: () => void;
};

const root = path.resolve(import.meta.dirname, '../..');
const excludedFolders = new Set(['.git', '.next', '.data', 'node_modules', 'storybook-static', 'coverage']);

/** The packages stay outside the copy, and the bundler must be allowed to resolve them there. */
const allowOutsidePackages: TextChange = {
  file: 'next.config.ts',
  from: "outputFileTracingRoot: path.resolve('.')",
  to: "outputFileTracingRoot: '/'",
};

/**
 * Copies the project into a temporary folder, to be changed, extended and built. `change` throws when a text
 * to replace is missing.
 */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-planted-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (file) => !excludedFolders.has(path.relative(root, file)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const change = (changes: readonly TextChange[]) => {
    for (const { file, from, to } of changes) {
      const target = path.join(folder, file);
      const before = readFileSync(target, 'utf8');
      if (!before.includes(from)) throw new Error(`${file} does not contain: ${from}`);
      writeFileSync(target, before.replaceAll(from, to));
    }
  };
  change([allowOutsidePackages]);
  return { folder, change, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
