import { ensurePackage } from './ensure-package.ts';

/** The path of nginx, which is installed when this runs as root. @throws with what to do when it cannot be had. */
export function ensureNginx(): string {
  const purpose = 'which the tests put in front of the site';
  const nginx = ensurePackage({ places: ['/usr/sbin/nginx'], name: 'nginx-light', purpose });
  if (nginx) return nginx;
  throw new Error('No nginx found. Install the Debian package "nginx-light".');
}
