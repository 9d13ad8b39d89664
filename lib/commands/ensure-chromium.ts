import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, an installed one, or Debian's package, which is
 * installed when this runs as root. @throws with what to do when none can be had.
 */
export function ensureChromium(): string {
  const found = [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
  if (found) return found;
  console.log('Installing Chromium for the browser tests (Debian package)…');
  const script = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium';
  spawnSync('sh', ['-c', script], { stdio: ['ignore', 'ignore', 'inherit'] });
  const installed = places.find((place) => existsSync(place));
  if (installed) return installed;
  throw new Error(
    'No Chromium found. Install the Debian package "chromium", or set CHROMIUM_PATH to a Chromium.',
  );
}
