import { ensurePackage } from './ensure-package.ts';

/** The path of h2load, which is installed when this runs as root. @throws with what to do when it cannot be had. */
export function ensureH2load(): string {
  const purpose = 'by which the bench asks for pages at a steady rate';
  const h2load = ensurePackage({ places: ['/usr/bin/h2load'], name: 'nghttp2-client', purpose });
  if (h2load) return h2load;
  throw new Error('No h2load found. Install the Debian package "nghttp2-client".');
}
