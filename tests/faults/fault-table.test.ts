import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, headingBlock, newSlug } from '../support/custom-page';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { openDatabase } from '../support/open-database';
import { serveInstance } from '../support/serve-instance';
import { signInAs } from '../support/sign-in-as';
import { sampleCases } from '../support/test-scope';

/** The response for a kind of page: its status, whether it contains the old text, and whether the page store sent it. */
type PageOutcome = { status: number; hasOldText: boolean; fromStore: boolean };

/**
 * The same for every fault of the database: a rendered page is served, a page that was never rendered is unavailable, and an
 * unpublished page is not served.
 */
const table: Record<string, PageOutcome> = {
  fresh: { status: 200, hasOldText: true, fromStore: true },
  // It was revalidated as soon as its change was received, before any request.
  changed: { status: 200, hasOldText: false, fromStore: true },
  'never rendered': { status: 503, hasOldText: false, fromStore: false },
  unknown: { status: 503, hasOldText: false, fromStore: false },
  'unknown, cached as missing': { status: 404, hasOldText: false, fromStore: true },
  withdrawn: { status: 503, hasOldText: false, fromStore: false },
};
const faults: readonly Fault[] = ['refuse', 'slow', 'hang'];
/** Maximum time until an invalidation has reached every instance, in ms. */
const INVALIDATION_TIMEOUT_MS = 2_000;
/**
 * Maximum time for the response to a page that cannot be rendered, in ms: two seconds plus the delays of a
 * busy machine.
 */
const RESPONSE_TIMEOUT_MS = 8_000;

const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
let proxy: FaultProxy;
let site: RunningSite;
let cms: CmsClient;
const createdIds: (string | number)[] = [];

beforeAll(async () => {
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  const { hostname, port } = new URL(DATABASE_URL);
  proxy = await startFaultProxy(hostname, Number(port));
  site = await serveInstance({ ...env, SITE_URL: undefined, DATABASE_URL: proxy.urlThrough(DATABASE_URL) });
  cms = await signInAs(inject('siteUrl'), 'network-admin');
});
afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  await database.$client.end();
  for (const id of createdIds) await cms.remove('pages', id);
});

async function createPage(slug: string): Promise<string | number> {
  const id = await cms.create('pages', customPage(slug, [headingBlock(`Old words of ${slug}`)]));
  createdIds.push(id);
  return id;
}

async function fetchOutcome(slug: string): Promise<PageOutcome> {
  const response = await fetch(`${site.url}/en-GH/${slug}`, {
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  const fromStore = (response.headers.get('cache-status') ?? '').startsWith('tessera; hit');
  return {
    status: response.status,
    hasOldText: (await response.text()).includes('Old words of'),
    fromStore,
  };
}

const message = 'What is a bakery worth?';
/** Valid form values, besides the email address and the message. */
const formValues: Readonly<Record<string, Record<string, string>>> = {
  inquiry: { reason: 'selling', full_name: 'Kofi Boateng' },
  'seller-registration': {
    ...{ first_name: 'Kofi', last_name: 'Boateng', phone: '024 412 3456', trade: 'Bakery', town: 'Osu' },
  },
};
const forms = Object.keys(formValues);

/** The response to a form sent without JavaScript, and whether it contains the sent values. */
async function sendForm(form: string, email: string): Promise<{ status: number; hasSentValues: boolean }> {
  const body = new URLSearchParams({ ...formValues[form], email, message, privacy: 'on' });
  const response = await fetch(`${site.url}/api/forms/${form}`, {
    ...{ method: 'POST', redirect: 'manual', body },
    headers: { accept: 'text/html', origin: site.url },
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  return { status: response.status, hasSentValues: (await response.text()).includes(message) };
}

/**
 * Waits until the instance receives invalidations again: right after a failure it may not have noticed the
 * lost subscription.
 */
async function untilSubscribed(): Promise<void> {
  const slug = newSlug();
  const id = await createPage(slug);
  await expect.poll(() => fetchOutcome(slug)).toMatchObject({ status: 200 });
  await cms.update('pages', id, customPage(slug, [headingBlock('New words')]));
  await expect
    .poll(() => fetchOutcome(slug), { timeout: 30_000 })
    .toMatchObject({ status: 200, hasOldText: false });
}

// The short form covers `refuse` and `hang` in `database-fault.test.ts`.
it.each(sampleCases(faults, 2))(
  'page store › serves rendered pages and recovers while the database does "%s"',
  async (fault) => {
    await untilSubscribed();
    const slugs = {
      fresh: newSlug(),
      changed: newSlug(),
      withdrawn: newSlug(),
      neverRendered: newSlug(),
      knownMissing: newSlug(),
    };
    await createPage(slugs.fresh);
    await createPage(slugs.neverRendered);
    const [changed, withdrawn] = [await createPage(slugs.changed), await createPage(slugs.withdrawn)];
    for (const slug of [slugs.fresh, slugs.changed, slugs.withdrawn])
      await expect.poll(() => fetchOutcome(slug)).toMatchObject({ status: 200, fromStore: true });
    await cms.update('pages', changed, customPage(slugs.changed, [headingBlock('New words')]));
    await cms.update('pages', withdrawn, { _status: 'draft' });
    await sleep(INVALIDATION_TIMEOUT_MS);
    await expect
      .poll(() => fetchOutcome(slugs.changed))
      .toMatchObject({ hasOldText: false, fromStore: true });
    await expect.poll(() => fetchOutcome(slugs.knownMissing)).toMatchObject({ status: 404, fromStore: true });

    proxy.setFault(fault);
    const outcomes = {
      fresh: await fetchOutcome(slugs.fresh),
      changed: await fetchOutcome(slugs.changed),
      'never rendered': await fetchOutcome(slugs.neverRendered),
      unknown: await fetchOutcome(newSlug()),
      'unknown, cached as missing': await fetchOutcome(slugs.knownMissing),
      withdrawn: await fetchOutcome(slugs.withdrawn),
    };
    const email = `${fault}@example.com`;
    const sent = await Promise.all(forms.map((form) => sendForm(form, email)));
    proxy.setFault('none');
    expect(outcomes).toEqual(table);
    expect(sent).toEqual(forms.map(() => ({ status: 503, hasSentValues: true })));

    const outcomesAfterwards = async () =>
      Promise.all([
        fetchOutcome(slugs.neverRendered),
        fetchOutcome(slugs.withdrawn),
        fetchOutcome(slugs.changed),
      ]);
    const expectedOutcomes = [
      { status: 200, hasOldText: true },
      { status: 404 },
      { status: 200, hasOldText: false },
    ];
    await expect.poll(outcomesAfterwards, { timeout: 30_000 }).toMatchObject(expectedOutcomes);
    for (const form of forms)
      await expect.poll(() => sendForm(form, email)).toEqual({ status: 303, hasSentValues: false });
    const storedLeads = await database.execute(
      sql`select form from leads where email = ${email} order by form::text`,
    );
    expect(storedLeads.rows).toEqual(forms.map((form) => ({ form })));
  },
);
