import { setTimeout as sleep } from 'node:timers/promises';
import { signInAs } from '../support/sign-in-as.ts';
import { extent } from './bench-extent.ts';
import { percentile } from './percentile.ts';

/** Polling interval, in ms. */
const POLL_INTERVAL_MS = 5;

/**
 * Milliseconds of the publish call for the About page, and from its response until the changed page is
 * served.
 */
export async function measurePublish(url: string, address: string) {
  const cms = await signInAs(url, 'network-admin');
  const page = await cms.page('About');
  const publishTimes: number[] = [];
  const serveTimes: number[] = [];
  for (let run = 1; run <= extent.publishes; run += 1) {
    const heading = `About us, edition ${run}.`;
    const blocks = page.blocks.map((block) =>
      block.type === 'hero' ? { ...block, props: { ...block.props, heading } } : block,
    );
    const start = performance.now();
    const response = await cms.publish(page.id, blocks);
    if (!response.ok) throw new Error(`Publishing was refused: ${await response.text()}`);
    const published = performance.now();
    while (!(await (await fetch(url + address)).text()).includes(heading)) await sleep(POLL_INTERVAL_MS);
    publishTimes.push(published - start);
    serveTimes.push(performance.now() - published);
  }
  return {
    'publish call': describe(publishTimes),
    'until served': describe(serveTimes),
    'both together': describe(publishTimes.map((time, run) => time + (serveTimes[run] ?? 0))),
  };
}

const describe = (times: readonly number[]) => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  longest: percentile(times, 1),
});
