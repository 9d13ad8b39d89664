import { existsSync } from 'node:fs';
import { environment } from '../environment.ts';
import { ensurePackage } from './ensure-package.ts';

/** Chromium without windows: a page costs half of what it costs the whole browser. */
const shell = '/usr/bin/chromium-headless-shell';
const whole = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, Debian's shell of it, which is installed when this runs as root,
 * or an installed whole one. @throws with what to do when none can be had.
 */
export function ensureChromium(): string {
  const given = environment.chromiumPath();
  if (given && existsSync(given)) return given;
  const purpose = 'a Chromium for the browser tests';
  const installed =
    ensurePackage({ places: [shell], name: 'chromium-headless-shell', purpose }) ??
    whole.find((place) => existsSync(place));
  if (installed) return installed;
  throw new Error(
    'No Chromium found. Install the Debian package "chromium-headless-shell", or set CHROMIUM_PATH to a Chromium.',
  );
}
