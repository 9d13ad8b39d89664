import { execFileSync } from 'node:child_process';
import { type Change, copyHouse, type HouseCopy } from './copy-house';

/** Builds a copy of the project with changes in it. @throws when the build fails. */
export function buildPlanted(changes: readonly Change[]): HouseCopy {
  const copy = copyHouse();
  copy.change(changes);
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    cwd: copy.folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  return copy;
}
