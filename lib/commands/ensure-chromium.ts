import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without windows: a page costs half of what it costs the whole browser. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, Debian's shell of it, which is installed when this runs as root,
 * or an installed whole one. @throws with what to do when none can be had.
 */
export function ensureChromium(): string {
  const given = findPlace([process.env.CHROMIUM_PATH ?? '', shell]);
  if (given) return given;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installShell();
  const installed = findPlace([shell, ...whole]);
  if (installed) return installed;
  throw new Error(
    'No Chromium found. Install the Debian package "chromium-headless-shell", or set CHROMIUM_PATH to a Chromium.',
  );
}

function installShell(): void {
  console.log('Installing Chromium for the browser tests (Debian package)…');
  const install = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell';
  spawnSync('sh', ['-c', `apt-get update -qq && ${install}`], { stdio: ['ignore', 'ignore', 'inherit'] });
}

const findPlace = (places: readonly string[]) => places.find((place) => existsSync(place));
