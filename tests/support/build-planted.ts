import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Change = { file: string; from: string; to: string };

const root = path.resolve(import.meta.dirname, '../..');
const leftOut = new Set(['.git', '.next', '.data', 'node_modules', 'storybook-static', 'coverage']);

/** The packages stay where they are, outside the copy, and the bundler must be allowed to look there. */
const reachPackages: Change = {
  file: 'next.config.ts',
  from: "outputFileTracingRoot: path.resolve('.')",
  to: "outputFileTracingRoot: '/'",
};

/**
 * Builds a copy of the project with changes in it.
 * @returns the copy's folder. @throws when a text to be changed is no longer there, or the build fails.
 */
export function buildPlanted(changes: readonly Change[]): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-planted-'));
  cpSync(root, folder, { recursive: true, filter: (file) => !leftOut.has(path.relative(root, file)) });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const { file, from, to } of [reachPackages, ...changes]) {
    const target = path.join(folder, file);
    const before = readFileSync(target, 'utf8');
    if (!before.includes(from)) throw new Error(`${file} no longer says: ${from}`);
    writeFileSync(target, before.replaceAll(from, to));
  }
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
