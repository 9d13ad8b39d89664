import { setTimeout as sleep } from 'node:timers/promises';
import { demoAccounts } from '../../lib/demo/demo-accounts.ts';
import { signInToCms } from '../support/cms-client.ts';
import { customPage, newSlug } from '../support/custom-page.ts';
import type { TimedResponse } from './send-at-rate.ts';

type BenchEditor = {
  /** The address of the page that only this editor works on. */
  address: string;
  /** Changes the page, as a draft or published. */
  save: (isPublished: boolean) => Promise<Response>;
};

export type TimedSave = TimedResponse & { isPublished: boolean };

/** The approximate autosave interval of the CMS form, in ms. */
const SAVE_INTERVAL_MS = 1_000;
/** One of so many saves publishes. */
const SAVES_PER_PUBLISH = 10;

/** Signs in `count` editors of the network, each with a published page as large as the About page. */
export async function createEditors(url: string, count: number): Promise<BenchEditor[]> {
  const accounts = demoAccounts.filter(({ offices }) => offices.length === 0);
  const editors: BenchEditor[] = [];
  while (editors.length < count) {
    for (const { email, password } of accounts) editors.push(await createEditor(url, email, password));
  }
  return editors.slice(0, count);
}

async function createEditor(url: string, email: string, password: string): Promise<BenchEditor> {
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

/**
 * Saves once a second, or as often as the CMS allows, until aborted. Saves are counted from `first`, so that
 * not all editors publish at the same time.
 */
export async function saveSteadily(
  editor: BenchEditor,
  first: number,
  isOver: AbortSignal,
): Promise<TimedSave[]> {
  const saves: TimedSave[] = [];
  await sleep(Math.random() * SAVE_INTERVAL_MS);
  for (let number = first; !isOver.aborted; number += 1) {
    const isPublished = number % SAVES_PER_PUBLISH === 0;
    const start = performance.now();
    const error = await editor
      .save(isPublished)
      .then(
        async (response) =>
          response.ok ? null : `A save answered ${response.status}: ${await response.text()}`,
        String,
      );
    const ms = performance.now() - start;
    saves.push({ ms, error, isPublished });
    await sleep(Math.max(0, SAVE_INTERVAL_MS - ms));
  }
  return saves;
}
