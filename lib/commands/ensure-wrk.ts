import { ensurePackage } from './ensure-program.ts';

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
