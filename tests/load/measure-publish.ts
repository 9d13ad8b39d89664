import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '../../lib/demo/demo-accounts';
import { signInToCms } from '../support/cms-client';

/** Milliseconds from the CMS's answer to a publish until the changed page is served, three times over. */
export async function measurePublish(url: string) {
  const [account] = demoAccounts;
  if (!account) throw new Error('There is no demo account');
  const cms = await signInToCms(url, account.email, account.password);
  const page = await cms.page('About');
  const address = `${url}/en-GH/about-transworld-business-advisors`;
  const rows: Record<string, { 'publish call': number; 'until served': number }> = {};
  for (const run of [1, 2, 3]) {
    const heading = `About us, edition ${run}`;
    const blocks = page.blocks.map((block) =>
      block.type === 'hero' ? { ...block, props: { ...block.props, heading } } : block,
    );
    const start = performance.now();
    const answer = await cms.publish(page.id, blocks);
    if (!answer.ok) throw new Error(`Publishing was refused: ${await answer.text()}`);
    const published = performance.now();
    while (!(await (await fetch(address)).text()).includes(heading)) await sleep(10);
    rows[`run ${run}`] = {
      'publish call': Math.round(published - start),
      'until served': Math.round(performance.now() - published),
    };
  }
  return rows;
}
