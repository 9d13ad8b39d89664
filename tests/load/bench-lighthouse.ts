import { ensureChromium } from '../../lib/commands/ensure-program.ts';
import { extent } from './bench-extent.ts';
import { benchedPages } from './benched-pages.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { onBuiltSite } from './on-built-site.ts';

/** Lighthouse mobile results for each kind of page. */
export async function benchLighthouse(): Promise<void> {
  process.env.CHROMIUM_PATH = ensureChromium();
  await onBuiltSite(async ({ url }) => {
    console.log(`\nLighthouse, mobile, median of ${extent.lighthouseRuns}`);
    console.table(await measureLighthouse(url, benchedPages));
  });
}
