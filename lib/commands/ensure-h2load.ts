import { ensurePackage } from './ensure-program.ts';

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
