import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type FaultProxy, startFaultProxy } from '../support/fault-proxy';
import { openDatabase } from '../support/open-database';
import { type CmsApi, openCmsApi, signIn } from './support/cms-api';
import { findNetwork } from './support/network';
import { startBackend, type TestBackend } from './support/start-backend';

let proxy: FaultProxy;
let direct: ReturnType<typeof openDatabase>;
let backend: TestBackend;
let api: CmsApi;
let headers: Record<string, string>;
let lead: number;
const secret = 'a secret of the gateway, long';

beforeAll(async () => {
  backend = await startBackend({
    content: 'staffed',
    behind: async (url) => {
      direct = openDatabase(url);
      proxy = await startFaultProxy(new URL(url).hostname, Number(new URL(url).port));
      return proxy.reach(url);
    },
  });
  const network = await findNetwork(backend.payload);
  api = await openCmsApi();
  headers = await signIn(api, 'network-admin@example.com', 'long enough to pass');
  const written = { name: 'Kofi', email: 'kofi@example.com', message: 'Hello', language: 'fr-CA' as const };
  const data = { state: 'new' as const, form: 'inquiry' as const, office: network.own, ...written };
  lead = (await backend.payload.create({ collection: 'leads', data })).id;
  vi.stubEnv('SMS_INBOUND_SECRET', secret);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await direct.$client.end();
  await backend.stop();
  await proxy.close();
});
beforeEach(() => proxy.fault('none'));

let count = 0;
const answer = () => {
  const key = (++count).toString(16).padStart(24, '0');
  return api(`/leads/${lead}/answer`, { method: 'POST', headers, body: { key, words: 'Come and see us.' } });
};
const hearStop = async () => {
  const { POST } = await import('@/app/api/sms/inbound/route');
  const body = new URLSearchParams({ from: `+2332441${String(++count).padStart(5, '0')}`, text: 'STOP' });
  const sent = { method: 'POST', headers: { 'x-sms-secret': secret }, body };
  return POST(new Request('http://localhost/api/sms/inbound', sent));
};

const keptSchema = z.tuple([
  z.object({
    ...{ replies: z.number(), mails: z.number(), state: z.string() },
    ...{ stops: z.number(), texts: z.number() },
  }),
]);

/** What is kept of answers, and of who wants no text messages any more. */
async function kept() {
  const { rows } = await direct.execute(
    sql`select (select count(*)::int from leads_replies) as replies, (select count(*)::int from mail_queue) as mails, (select count(*)::int from consents) as stops, (select count(*)::int from sms_queue) as texts, (select state::text from leads where id = ${lead}) as state`,
  );
  return keptSchema.parse(rows)[0];
}

type Kept = z.infer<typeof keptSchema>[0];

/** Loses the database at each message of the work, one after the other. */
async function loseAtEach(
  work: () => Promise<Response>,
  look: (before: Kept, now: Kept, at: number) => Promise<void> | void,
): Promise<void> {
  expect((await work()).status).toBeLessThan(300);
  for (let at = 0; ; at += 1) {
    // Connected already, so that all messages are those of the work.
    await api('/staff/me', { headers });
    const before = await kept();
    proxy.faultAt(at, 'refuse');
    const { status } = await work();
    const cameSoFar = proxy.hasFailed();
    proxy.fault('none');
    if (!cameSoFar) {
      expect(at).toBeGreaterThan(2);
      return;
    }
    expect({ at, status }).toEqual({ at, status: 503 });
    await look(before, await kept(), at);
  }
}

test(
  'of an answer of the desk nothing is kept, at whatever message the database is lost',
  () => loseAtEach(answer, (before, now, at) => expect({ at, ...now }).toEqual({ at, ...before })),
  120_000,
);

test(
  'STOP is answered only once it is kept, and holds even when the answer to it is lost; sent again, it is answered',
  () =>
    loseAtEach(hearStop, async (before, now, at) => {
      expect({ at, ...now }).toEqual({ at, ...before, stops: now.stops });
      count -= 1;
      expect((await hearStop()).status).toBe(200);
      expect(await kept()).toEqual({ ...now, stops: now.stops + 1, texts: before.texts + 1 });
    }),
  120_000,
);
