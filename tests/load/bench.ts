import { ensureChromium } from '../../lib/commands/ensure-chromium.ts';
import { ensureBuilt } from '../../lib/commands/source-stamp.ts';
import { runSite } from '../support/run-site.ts';
import { benchedPages } from './benched-pages.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePublish } from './measure-publish.ts';
import { measureFirstByte, measureThroughput } from './measure-requests.ts';

process.env.CHROMIUM_PATH = ensureChromium();
ensureBuilt();
const site = await runSite();
try {
  const started = measureMemory(site.pid);
  console.log('\nTime to first byte, ms');
  console.table(await measureFirstByte(site.url, benchedPages));
  console.log('\nRequests per second of `next start` (one process)');
  console.table(await measureThroughput(site.url, benchedPages));
  console.log('\nMemory of the server, MiB resident');
  console.table({ 'after start': started, 'after the load above': measureMemory(site.pid) });
  console.log('\nFrom publishing in the CMS to the changed page being served, ms');
  console.table(await measurePublish(site.url));
  console.log('\nLighthouse, mobile, median of three');
  console.table(await measureLighthouse(site.url, benchedPages));
} finally {
  await site.stop();
}
