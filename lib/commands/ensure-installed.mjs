import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const stamp = path.join('node_modules', '.installed');

/** Installs the packages when the lockfile has changed since the last install; ends the process when that fails. */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // On stderr: the command's own output may be JSON for a file.
  console.error('Installing packages (once; about two minutes)…');
  // Not `npm ci`: it rejects a lockfile without binaries for other platforms, which not every registry
  // provides.
  const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const result = spawnSync('npm', ['install', ...options], { stdio: ['inherit', 2, 'inherit'] });
  if (result.status !== 0) {
    console.error('The packages could not be installed. Check the network and run the command again.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}
