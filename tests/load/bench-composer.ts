import { documentLimits } from '../../lib/document/limits.ts';
import { launchBrowser } from '../support/browser.ts';
import { signInTab } from '../support/open-admin.ts';
import type { IsolatedSite } from '../support/run-site.ts';
import { extent } from './bench-extent.ts';
import { createComposedPage } from './create-composed-page.ts';
import {
  measureHeap,
  measureOpening,
  measureTyping,
  type Opening,
  recordOpenings,
} from './measure-composer.ts';
import { measureDrag } from './measure-drag.ts';
import { onBuiltSite } from './on-built-site.ts';
import { percentile } from './percentile.ts';

const sizes = [50, 100, documentLimits.blocks, 1_000];

/** Opening time and keystroke latency of the composer, for pages of several sizes. */
export const benchComposer = (): Promise<void> =>
  onBuiltSite(async (site) => {
    const rows: Record<string, ComposerRow> = {};
    for (const size of sizes) rows[`${size} blocks`] = await measureSize(site, size);
    console.log(
      `\nThe composer at 1440 by 900: median of ${extent.openings} openings, and ${extent.letters} letters, ms. A page has at most ${documentLimits.blocks} blocks; larger ones are written directly to the database`,
    );
    console.table(rows);
    console.log(
      'Puck 0.23 with simple blocks: 500 open in 1,450 ms, key to canvas p50 36 and p95 50; 1,000 in 2,800, 53 and 70.',
    );
  });

type ComposerRow = Record<string, number | string>;

const median = (times: readonly number[]): number => Math.round(percentile(times, 0.5));

async function measureSize(site: IsolatedSite, size: number): Promise<ComposerRow> {
  const address = await createComposedPage(site, size);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await recordOpenings(page);
    await signInTab(page, site.url, 'network-editor');
    const first = await measureOpening(page, address);
    const openings: Opening[] = [];
    while (openings.length < extent.openings) openings.push(await measureOpening(page, address));
    const keys = await measureTyping(page, extent.letters);
    const drag = await measureDrag(page, extent.dragTime);
    const heap = await measureHeap(page, extent.edits);
    return {
      'first opening': Math.round(first.opened),
      'first block': median(openings.map(({ seen }) => seen)),
      'last block': median(openings.map(({ opened }) => opened)),
      'key to canvas p50': percentile(keys, 0.5),
      'key to canvas p95': percentile(keys, 0.95),
      longest: percentile(keys, 1),
      keys: keys.length,
      'frames per second of a drag': drag.perSecond,
      'longest frame of a drag': drag.longest,
      [`MB after ${extent.edits} edits`]: heap,
    };
  } finally {
    await browser.close();
  }
}
