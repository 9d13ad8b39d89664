import { existsSync } from 'node:fs';
import { environment } from '../environment.ts';
import { ensurePackage } from './ensure-program.ts';

/** Chromium without windows: a page takes half the resources of the full browser. */
const headlessShellPath = '/usr/bin/chromium-headless-shell';
const browserPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The path of a Chromium for tests: `CHROMIUM_PATH`, the headless shell of Debian (installed when this runs
 * as root), or an installed full browser.
 * @throws with instructions when there is none.
 */
export function ensureChromium(): string {
  const configured = environment.chromiumPath();
  if (configured && existsSync(configured)) return configured;
  const purpose = 'a Chromium for the browser tests';
  const installed =
    ensurePackage({ paths: [headlessShellPath], name: 'chromium-headless-shell', purpose }) ??
    browserPaths.find((browserPath) => existsSync(browserPath));
  if (installed) return installed;
  throw new Error(
    'No Chromium found. Install the Debian package "chromium-headless-shell", or set CHROMIUM_PATH to a Chromium.',
  );
}
