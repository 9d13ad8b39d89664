import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '../../lib/demo/demo-accounts.ts';
import { signInToCms } from '../support/cms-client.ts';
import { customPage, newSlug } from '../support/custom-page.ts';
import type { Answered } from './send-at-rate.ts';

type Editor = {
  /** Of the page that this editor alone works on. */
  address: string;
  /** Keeps it changed, as a draft or for all to see. */
  save: (isPublished: boolean) => Promise<Response>;
};

export type Saved = Answered & { isPublished: boolean };

/** How often the form of the CMS saves what is being typed, about, in ms. */
const pause = 1_000;
/** One save in so many publishes. */
const publishing = 10;

/** So many editors of the network in sessions of their own, each with a published page as large as the About page. */
export async function seatEditors(url: string, count: number): Promise<Editor[]> {
  const accounts = demoAccounts.filter(({ offices }) => offices.length === 0);
  const editors: Editor[] = [];
  while (editors.length < count) {
    for (const { email, password } of accounts) editors.push(await seatEditor(url, email, password));
  }
  return editors.slice(0, count);
}

async function seatEditor(url: string, email: string, password: string): Promise<Editor> {
  const cms = await signInToCms(url, email, password);
  const { blocks } = await cms.page('About');
  const slug = newSlug();
  const id = await cms.create('pages', customPage(slug, blocks));
  let edition = 0;
  const save = (isPublished: boolean) => {
    edition += 1;
    const change = { heading: `Edition ${edition}` };
    const changed = blocks.map((block) =>
      block.type === 'hero' ? { ...block, props: { ...block.props, ...change } } : block,
    );
    if (isPublished) return cms.publish(id, changed);
    return cms.update('pages', id, { blocks: changed, _status: 'draft' }, '&draft=true&autosave=true');
  };
  return { address: `${url}/en-GH/${slug}`, save };
}

/** Has an editor save once a second, or as often as the CMS allows, until it is over. Saves are counted from `first`, so that not all editors publish at once. */
export async function saveSteadily(editor: Editor, first: number, isOver: AbortSignal): Promise<Saved[]> {
  const saves: Saved[] = [];
  await sleep(Math.random() * pause);
  for (let number = first; !isOver.aborted; number += 1) {
    const isPublished = number % publishing === 0;
    const start = performance.now();
    const fault = await editor
      .save(isPublished)
      .then(
        async (answer) => (answer.ok ? null : `A save answered ${answer.status}: ${await answer.text()}`),
        String,
      );
    const ms = performance.now() - start;
    saves.push({ ms, fault, isPublished });
    await sleep(Math.max(0, pause - ms));
  }
  return saves;
}
