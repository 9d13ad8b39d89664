import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import fc from 'fast-check';
import { parse } from 'graphql';
import { from } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { collectDependencies } from '@/lib/graphql/collect-dependencies';
import { createDependenciesLink } from '@/lib/graphql/dependencies-link';
import { createSharedAnswersLink } from '@/lib/graphql/shared-answers-link';
import { applyInvalidation, monotonicNow, stateOf } from '@/lib/page-store/page-state';
import { TaggedCache } from '@/lib/page-store/tagged-cache';

const query = parse('query Menus($office: String) { menus(office: $office) }');

/** A client over a backend, as the site creates it. `tag` is the dependency of each answer. */
function createClient(read: () => Promise<unknown>, tag: string) {
  const backend = new ApolloLink(() =>
    from(read().then((menus) => ({ data: { menus }, extensions: { dependencies: [tag] } }))),
  );
  const link = ApolloLink.from([createDependenciesLink(), createSharedAnswersLink(), backend]);
  return new ApolloClient({ cache: new InMemoryCache(), link, queryDeduplication: false });
}
const readMenus = async (client: ApolloClient, office: string): Promise<unknown> => {
  const { data } = await client.query<{ menus: unknown }>({
    ...{ query, variables: { office }, fetchPolicy: 'no-cache' },
  });
  return data?.menus;
};
const invalidate = (tag: string, at = monotonicNow()) =>
  applyInvalidation({ invalidations: [{ key: tag, at }], purged: [], everythingBefore: 0 });

let names = 0;
const uniqueName = () => {
  names += 1;
  return `name-${names}`;
};

describe('shared answers', () => {
  test('are read once for pages that may reuse them, with the dependencies of each', async () => {
    const [tag, office] = [uniqueName(), uniqueName()];
    const read = vi.fn(async () => ['Buy', 'Sell']);
    const client = createClient(read, tag);
    const page = () => collectDependencies(() => readMenus(client, office), { currentSince: monotonicNow() });
    for (const { result, dependencies } of [await page(), ...(await Promise.all([page(), page()]))])
      expect([result, dependencies]).toEqual([['Buy', 'Sell'], [tag]]);
    expect(read).toHaveBeenCalledTimes(1);
    await collectDependencies(() => readMenus(client, office));
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('are read again after an invalidation, and after an error', async () => {
    const [tag, office] = [uniqueName(), uniqueName()];
    const read = vi.fn<() => Promise<string>>();
    read.mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    const client = createClient(read, tag);
    const page = () => collectDependencies(() => readMenus(client, office), { currentSince: monotonicNow() });
    await expect(page()).rejects.toThrow('gone');
    expect((await page()).result).toBe('one');
    invalidate(tag);
    expect((await page()).result).toBe('two');
  });

  test('are read again when everything counts as invalidated', async () => {
    const [tag, office] = [uniqueName(), uniqueName()];
    const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('one').mockResolvedValueOnce('two');
    const client = createClient(read, tag);
    const page = () => collectDependencies(() => readMenus(client, office), { currentSince: monotonicNow() });
    expect((await page()).result).toBe('one');
    applyInvalidation({ invalidations: [], purged: [], everythingBefore: monotonicNow() });
    expect((await page()).result).toBe('two');
  });

  test('count from the start of their page, since they may use records from before a later change', async () => {
    const [tag, office] = [uniqueName(), uniqueName()];
    const read = vi.fn(async () => 'old');
    const client = createClient(read, tag);
    const since = monotonicNow();
    const changedAt = monotonicNow();
    await collectDependencies(() => readMenus(client, office), { currentSince: since });
    invalidate(tag, changedAt);
    await collectDependencies(() => readMenus(client, office), { currentSince: monotonicNow() });
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('cannot be changed by a page', async () => {
    const [tag, office] = [uniqueName(), uniqueName()];
    const client = createClient(async () => [{ label: 'Buy' }], tag);
    const { result } = await collectDependencies(() => readMenus(client, office), {
      currentSince: monotonicNow(),
    });
    expect(Object.isFrozen(result)).toBe(true);
  });
});

type Step = { kind: 'commit' | 'page' | 'learn'; instance: number; office: number };
type Page = { shown: unknown; tags: string[]; renderedAt: number };

/**
 * Two instances with one database. A commit changes the value, and each instance learns of it later. A page starts,
 * learns of what has been committed, reads one of two answers, which read the same record, and is stored with the time of
 * its start. Answers and records are shared.
 */
async function runSteps(scheduler: fc.Scheduler, steps: readonly Step[]) {
  const database = { value: 0, committedAt: 0 };
  const pause = () => scheduler.schedule(Promise.resolve());
  const createInstance = () => {
    const [tag, office] = [uniqueName(), uniqueName()];
    const records = new TaggedCache<number>(10_000);
    const read = async () => {
      const shared = records.get('menus');
      await pause();
      if (shared !== undefined) return shared;
      const currentAt = monotonicNow();
      const { value } = database;
      await pause();
      records.set('menus', value, { tags: [tag], currentAt });
      return value;
    };
    const client = createClient(read, tag);
    let learned = 0;
    const learn = () => {
      if (learned < database.value) invalidate(tag, database.committedAt);
      learned = database.value;
    };
    const render = async (suffix: number): Promise<Page> => {
      const renderedAt = monotonicNow();
      await pause();
      const since = monotonicNow();
      learn();
      const readLater = async () => {
        await pause();
        return readMenus(client, office + suffix);
      };
      const { result, dependencies: tags } = await collectDependencies(readLater, { currentSince: since });
      return { shown: result, tags, renderedAt };
    };
    return { learn, render };
  };
  const instances = [createInstance(), createInstance()];
  const pages: Page[] = [];
  const running = steps.map(async ({ kind, instance: at, office }) => {
    await pause();
    if (kind === 'commit') {
      database.value += 1;
      database.committedAt = monotonicNow();
    } else if (kind === 'learn') instances[at]?.learn();
    else pages.push(...(await Promise.all(instances.slice(at, at + 1).map(({ render }) => render(office)))));
  });
  await Promise.all([scheduler.waitFor(Promise.all(running)), scheduler.waitIdle()]);
  for (const { learn } of instances) learn();
  return { pages, committed: database.value };
}

const isFresh = (page: Page): boolean =>
  stateOf({ status: 200, headers: {}, revalidate: false, ...page }) === 'fresh';

describe('a page with shared answers', () => {
  const steps = fc.array(
    fc.record({ kind: fc.constantFrom('commit', 'page', 'learn'), instance: fc.nat(1), office: fc.nat(1) }),
    { maxLength: 14 },
  );

  test('that counts as fresh shows the last committed value, however the steps interleave', async () => {
    let freshPages = 0;
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, sequence) => {
        const { pages, committed } = await runSteps(scheduler, sequence);
        const fresh = pages.filter(isFresh);
        for (const { shown } of fresh) expect(shown).toBe(committed);
        freshPages += fresh.length;
      }),
      { numRuns: process.env.TEST_LONG ? 30_000 : 2_500 },
    );
    expect(freshPages).toBeGreaterThan(500);
  });
});
