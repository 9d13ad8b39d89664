import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { environment } from '../environment.ts';

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
function ensurePackage({ paths, name, purpose }: ProgramPackage): string | undefined {
  const installed = existingPath(paths);
  if (installed || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return installed;
  console.log(`Installing the Debian package ${name}, ${purpose}…`);
  const install = `DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${name}`;
  spawnSync('sh', ['-c', `apt-get update -qq && ${install}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  return existingPath(paths);
}

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

/**
 * The path of h2load, which is installed when this runs as root.
 * @throws with instructions when it is missing.
 */
export function ensureH2load(): string {
  const purpose = 'with which the benchmark requests pages at a constant rate';
  const h2load = ensurePackage({ paths: ['/usr/bin/h2load'], name: 'nghttp2-client', purpose });
  if (h2load) return h2load;
  throw new Error('No h2load found. Install the Debian package "nghttp2-client".');
}

/**
 * The path of nginx, which is installed when this runs as root.
 * @throws with instructions when it is missing.
 */
export function ensureNginx(): string {
  const purpose = 'which the tests run as a reverse proxy';
  const nginx = ensurePackage({ paths: ['/usr/sbin/nginx'], name: 'nginx-light', purpose });
  if (nginx) return nginx;
  throw new Error('No nginx found. Install the Debian package "nginx-light".');
}

/**
 * The path of wrk, which is installed when this runs as root.
 * @throws with instructions when it is missing.
 */
export function ensureWrk(): string {
  const purpose = 'with which the benchmark requests pages';
  const wrk = ensurePackage({ paths: ['/usr/bin/wrk'], name: 'wrk', purpose });
  if (wrk) return wrk;
  throw new Error('No wrk found. Install the Debian package "wrk".');
}
