import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Wanted = {
  /** Where the program may be, the best first. */
  places: readonly string[];
  /** The Debian package that brings it to the first place, if it is none of the others. */
  name: string;
  /** What it is for, as the end of a sentence. */
  purpose: string;
};

const found = (places: readonly string[]): string | undefined => places.find((place) => existsSync(place));

/** Where a program is; its Debian package is installed when it is nowhere and this runs as root. Undefined when it cannot be had. */
export function ensurePackage({ places, name, purpose }: Wanted): string | undefined {
  const before = found(places);
  if (before || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return before;
  console.log(`Installing the Debian package ${name}, ${purpose}…`);
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`;
  spawnSync('sh', ['-c', `apt-get update -qq && ${install}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  return found(places);
}
