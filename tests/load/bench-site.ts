import { ensureChromium } from '../../lib/commands/ensure-chromium.ts';
import { ensureBuilt } from '../../lib/commands/source-stamp.ts';
import { runSite } from '../support/run-site.ts';
import { benchedPages } from './benched-pages.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureMemory } from './measure-memory.ts';
import { measurePublish } from './measure-publish.ts';
import { measureFirstByte, measureThroughput } from './measure-requests.ts';
import { visitInventedPages } from './visit-invented-pages.ts';

/** The built site over the demonstration: answers, memory, publishing, Lighthouse. */
export async function benchSite(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium();
  await ensureBuilt();
  const site = await runSite();
  try {
    const started = measureMemory(site.pid);
    console.log('\nTime to first byte, ms');
    console.table(await measureFirstByte(site.url, benchedPages));
    console.log('\nRequests per second of one process');
    console.table(await measureThroughput(site.url, benchedPages));
    console.log('\nMemory of the server, MiB resident');
    const loaded = measureMemory(site.pid);
    await visitInventedPages(site.url, 2000);
    const invented = measureMemory(site.pid);
    await visitInventedPages(site.url, 2000);
    console.table({
      'after start': started,
      'after the load above': loaded,
      'after 2,000 addresses that do not exist': invented,
      'after 2,000 more': measureMemory(site.pid),
    });
    console.log('\nFrom publishing in the CMS to the changed page being served, ms');
    console.table(await measurePublish(site.url));
    console.log('\nLighthouse, mobile, median of three');
    console.table(await measureLighthouse(site.url, benchedPages));
  } finally {
    await site.stop();
  }
}
