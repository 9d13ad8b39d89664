import { setTimeout as sleep } from 'node:timers/promises';
import { signInAs } from '../support/sign-in-as.ts';
import { extent } from './bench-extent.ts';
import { percentile } from './percentile.ts';

/** How often it is looked whether the change is served, in ms. */
const looking = 5;

/** Milliseconds that the CMS takes for publishing the About page, and from its answer until the changed page is served. */
export async function measurePublish(url: string, address: string) {
  const cms = await signInAs(url, 'network-admin');
  const page = await cms.page('About');
  const called: number[] = [];
  const served: number[] = [];
  for (let run = 1; run <= extent.publishes; run += 1) {
    const heading = `About us, edition ${run}.`;
    const blocks = page.blocks.map((block) =>
      block.type === 'hero' ? { ...block, props: { ...block.props, heading } } : block,
    );
    const start = performance.now();
    const answer = await cms.publish(page.id, blocks);
    if (!answer.ok) throw new Error(`Publishing was refused: ${await answer.text()}`);
    const published = performance.now();
    while (!(await (await fetch(url + address)).text()).includes(heading)) await sleep(looking);
    called.push(published - start);
    served.push(performance.now() - published);
  }
  return {
    'publish call': describe(called),
    'until served': describe(served),
    'both together': describe(called.map((time, run) => time + (served[run] ?? 0))),
  };
}

const describe = (times: readonly number[]) => ({
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  longest: percentile(times, 1),
});
