import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeNginxConfiguration } from '../../lib/edge/nginx-configuration.ts';
import { compressBody } from '../../lib/page-store/finished-page.ts';
import { type RunningNginx, runNginx } from '../support/run-nginx.ts';
import type { SiteOfItsOwn } from '../support/run-site.ts';

/** As Debian's own nginx.conf has it. */
const asInDebian = 'sendfile on; tcp_nopush on;';

/** The HTML of pages as files, each with the compressed one that the site itself sends, by the name of the page. */
export async function servePageFiles(
  { url, dataDir }: SiteOfItsOwn,
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
  // The site has no limit either to how many requests a connection may make.
  return runNginx(
    (port) => `${asInDebian}
server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; log_not_found off; keepalive_requests 100000000; }`,
  );
}

/** The site behind nginx, as it is to be run. */
export function serveBehindNginx({ url, dataDir }: SiteOfItsOwn): Promise<RunningNginx> {
  const instances = [new URL(url).host.replace('localhost', '127.0.0.1')];
  const cache = path.join(dataDir, 'edge');
  return runNginx(
    (port) => `${asInDebian}\n${writeNginxConfiguration({ listen: `127.0.0.1:${port}`, instances, cache })}`,
  );
}
