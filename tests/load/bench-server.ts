import { benchedPages } from './benched-pages.ts';
import { measureContextRedirects } from './measure-context-redirects.ts';
import { measureFirstByte } from './measure-first-byte.ts';
import { measureThroughput } from './measure-throughput.ts';
import { onBuiltSite } from './on-built-site.ts';

/** Responses of one process, of files in nginx, and of the process behind nginx. */
export const benchServer = (): Promise<void> =>
  onBuiltSite(async (site) => {
    console.log('\nTime to first byte, ms');
    console.table(await measureFirstByte(site.url, benchedPages));
    console.log('\nContext redirects, ms');
    console.table(await measureContextRedirects(site.url));
    console.log(
      '\nRequests per second: the HTML as a file in nginx (gzip: precompressed), one process, behind nginx',
    );
    console.table(await measureThroughput(site, benchedPages));
  });
