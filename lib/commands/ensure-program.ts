import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type ProgramPackage = {
  /** The paths where the program may be, the preferred one first. */
  paths: readonly string[];
  /** The Debian package that installs the program at the first path. */
  name: string;
  /** What the program is for, as the end of a sentence. */
  purpose: string;
};

const existingPath = (paths: readonly string[]): string | undefined => paths.find((path) => existsSync(path));

/**
 * The path of a program. Installs its Debian package when the program is missing and this runs as root.
 * Undefined when it cannot be installed.
 */
export function ensurePackage({ paths, name, purpose }: ProgramPackage): string | undefined {
  const installed = existingPath(paths);
  if (installed || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return installed;
  console.log(`Installing the Debian package ${name}, ${purpose}…`);
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`;
  spawnSync('sh', ['-c', `apt-get update -qq && ${install}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  return existingPath(paths);
}
