import { ensurePackage } from './ensure-package.ts';

/** The path of wrk, which is installed when this runs as root. @throws with what to do when it cannot be had. */
export function ensureWrk(): string {
  const purpose = 'by which the bench asks for pages';
  const wrk = ensurePackage({ places: ['/usr/bin/wrk'], name: 'wrk', purpose });
  if (wrk) return wrk;
  throw new Error('No wrk found. Install the Debian package "wrk".');
}
