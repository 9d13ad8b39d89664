import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { RunningSite } from '../../lib/commands/serve-site';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug, saying } from '../support/custom-page';
import { type Fault, type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { thinOut } from '../support/long-form';
import { openDatabase } from '../support/open-database';
import { serveBeside } from '../support/serve-beside';
import { signInAs } from '../support/sign-in-as';

/** What a visitor is told of each kind of page: its status, whether it says what it said before, and by whom. */
type Told = { status: number; saysOld: boolean; byStore: boolean };

/** Whatever becomes of the database: what was good is good, what nobody has made is put off, what was taken back is gone. */
const table: Record<string, Told> = {
  fresh: { status: 200, saysOld: true, byStore: true },
  // It was made anew as soon as its change was heard of, before anybody came.
  changed: { status: 200, saysOld: false, byStore: true },
  'never made': { status: 503, saysOld: false, byStore: false },
  unknown: { status: 503, saysOld: false, byStore: false },
  'unknown, but known to be': { status: 404, saysOld: false, byStore: true },
  withdrawn: { status: 503, saysOld: false, byStore: false },
};
const faults: readonly Fault[] = ['refuse', 'slow', 'hang'];
/** What is renewed is heard everywhere within this time, in ms. */
const soon = 2_000;
/** How long a page may keep a visitor waiting that cannot be made, in ms: two seconds, and what a busy machine takes. */
const budget = 8_000;

const database = openDatabase(inject('siteEnv').DATABASE_URL ?? '');
let proxy: FaultProxy;
let site: RunningSite;
let cms: CmsClient;
const made: (string | number)[] = [];

beforeAll(async () => {
  const { DATABASE_URL = '', ...env } = inject('siteEnv');
  const { hostname, port } = new URL(DATABASE_URL);
  proxy = await startFaultProxy(hostname, Number(port));
  site = await serveBeside({ ...env, SITE_URL: undefined, DATABASE_URL: proxy.reach(DATABASE_URL) });
  cms = await signInAs(inject('siteUrl'), 'network-admin');
});
afterAll(async () => {
  await site?.stop();
  await proxy?.close();
  await database.$client.end();
  for (const id of made) await cms.remove('pages', id);
});

async function createPage(slug: string): Promise<string | number> {
  const id = await cms.create('pages', customPage(slug, [saying(`Old words of ${slug}`)]));
  made.push(id);
  return id;
}

async function ask(slug: string): Promise<Told> {
  const answer = await fetch(`${site.url}/en-GH/${slug}`, { signal: AbortSignal.timeout(budget) });
  const byStore = (answer.headers.get('cache-status') ?? '').startsWith('tessera; hit');
  return { status: answer.status, saysOld: (await answer.text()).includes('Old words of'), byStore };
}

const message = 'What is a bakery worth?';
/** Forms as they are filled in, beside the address and the message. */
const written: Readonly<Record<string, Record<string, string>>> = {
  inquiry: { reason: 'selling', full_name: 'Kofi Boateng' },
  'seller-registration': {
    ...{ first_name: 'Kofi', last_name: 'Boateng', phone: '024 412 3456', trade: 'Bakery', town: 'Osu' },
  },
};
const forms = Object.keys(written);

/** What a form is told without JavaScript, and whether what was written comes back with it. */
async function sendForm(form: string, email: string): Promise<{ status: number; comesBack: boolean }> {
  const body = new URLSearchParams({ ...written[form], email, message, privacy: 'on' });
  const answer = await fetch(`${site.url}/api/forms/${form}`, {
    ...{ method: 'POST', redirect: 'manual', body },
    headers: { accept: 'text/html', origin: site.url },
    signal: AbortSignal.timeout(budget),
  });
  return { status: answer.status, comesBack: (await answer.text()).includes(message) };
}

/** Once the instance hears of changes again: after a fault it may not know yet that it does not. */
async function untilHearing(): Promise<void> {
  const slug = newSlug();
  const id = await createPage(slug);
  await expect.poll(() => ask(slug)).toMatchObject({ status: 200 });
  await cms.update('pages', id, customPage(slug, [saying('New words')]));
  await expect.poll(() => ask(slug), { timeout: 30_000 }).toMatchObject({ status: 200, saysOld: false });
}

// One that refuses and one that hangs the short form has in `database-fault.test.ts`.
it.each(thinOut(faults, 2))('while the database does "%s"', async (fault) => {
  await untilHearing();
  const slugs = {
    fresh: newSlug(),
    changed: newSlug(),
    withdrawn: newSlug(),
    never: newSlug(),
    known: newSlug(),
  };
  await createPage(slugs.fresh);
  await createPage(slugs.never);
  const [changed, withdrawn] = [await createPage(slugs.changed), await createPage(slugs.withdrawn)];
  for (const slug of [slugs.fresh, slugs.changed, slugs.withdrawn])
    await expect.poll(() => ask(slug)).toMatchObject({ status: 200, byStore: true });
  await cms.update('pages', changed, customPage(slugs.changed, [saying('New words')]));
  await cms.update('pages', withdrawn, { _status: 'draft' });
  await sleep(soon);
  await expect.poll(() => ask(slugs.changed)).toMatchObject({ saysOld: false, byStore: true });
  await expect.poll(() => ask(slugs.known)).toMatchObject({ status: 404, byStore: true });

  proxy.fault(fault);
  const told = {
    fresh: await ask(slugs.fresh),
    changed: await ask(slugs.changed),
    'never made': await ask(slugs.never),
    unknown: await ask(newSlug()),
    'unknown, but known to be': await ask(slugs.known),
    withdrawn: await ask(slugs.withdrawn),
  };
  const email = `${fault}@example.com`;
  const sent = await Promise.all(forms.map((form) => sendForm(form, email)));
  proxy.fault('none');
  expect(told).toEqual(table);
  expect(sent).toEqual(forms.map(() => ({ status: 503, comesBack: true })));

  const back = async () => Promise.all([ask(slugs.never), ask(slugs.withdrawn), ask(slugs.changed)]);
  const recovered = [{ status: 200, saysOld: true }, { status: 404 }, { status: 200, saysOld: false }];
  await expect.poll(back, { timeout: 30_000 }).toMatchObject(recovered);
  for (const form of forms)
    await expect.poll(() => sendForm(form, email)).toEqual({ status: 303, comesBack: false });
  const kept = await database.execute(sql`select form from leads where email = ${email} order by form::text`);
  expect(kept.rows).toEqual(forms.map((form) => ({ form })));
});
