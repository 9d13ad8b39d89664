import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeNginxConfiguration } from '../../lib/edge/nginx-configuration.ts';
import { compressBody } from '../../lib/page-store/stored-page.ts';
import { type RunningNginx, runNginx } from '../support/run-nginx.ts';
import type { IsolatedSite } from '../support/run-site.ts';

/** As in Debian's nginx.conf. */
const debianDefaults = 'sendfile on; tcp_nopush on;';

/**
 * Serves the HTML of pages as files, each with the gzip body that the site itself sends, named after the
 * page.
 */
export async function servePageFiles(
  { url, dataDir }: IsolatedSite,
  pages: Record<string, string>,
): Promise<RunningNginx> {
  const folder = path.join(dataDir, 'page-files');
  mkdirSync(folder);
  for (const [name, page] of Object.entries(pages)) {
    const html = Buffer.from(await (await fetch(url + page)).arrayBuffer());
    const { gzip } = await compressBody(html);
    writeFileSync(path.join(folder, `${name}.html`), html);
    writeFileSync(path.join(folder, `${name}.html.gz`), gzip);
  }
  // The site does not limit the number of requests per connection either.
  return runNginx(
    (port) => `${debianDefaults}
server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; log_not_found off; keepalive_requests 100000000; }`,
  );
}

/** The site behind nginx, configured as in production. */
export function serveViaNginx({ url, dataDir }: IsolatedSite): Promise<RunningNginx> {
  const instances = [new URL(url).host.replace('localhost', '127.0.0.1')];
  const cache = path.join(dataDir, 'edge');
  return runNginx(
    (port) =>
      `${debianDefaults}\n${writeNginxConfiguration({ listen: `127.0.0.1:${port}`, instances, cache })}`,
  );
}
