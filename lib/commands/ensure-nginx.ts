import { ensurePackage } from './ensure-program.ts';

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
