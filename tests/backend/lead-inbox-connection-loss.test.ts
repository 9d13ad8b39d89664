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
let leadId: number;
const secret = 'a secret of the gateway, long';

beforeAll(async () => {
  backend = await startBackend({
    content: 'staffed',
    mapDatabaseUrl: async (url) => {
      direct = openDatabase(url);
      proxy = await startFaultProxy(new URL(url).hostname, Number(new URL(url).port));
      return proxy.urlThrough(url);
    },
  });
  const network = await findNetwork(backend.payload);
  api = await openCmsApi();
  headers = await signIn(api, 'network-admin@example.com', 'long enough to pass');
  const written = { name: 'Kofi', email: 'kofi@example.com', message: 'Hello', language: 'fr-CA' as const };
  const data = { state: 'new' as const, form: 'inquiry' as const, office: network.own, ...written };
  leadId = (await backend.payload.create({ collection: 'leads', data })).id;
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
beforeEach(() => proxy.setFault('none'));

let count = 0;
const answer = () => {
  const key = (++count).toString(16).padStart(24, '0');
  return api(`/leads/${leadId}/answer`, {
    method: 'POST',
    headers,
    body: { key, words: 'Come and see us.' },
  });
};
const receiveStop = async () => {
  const { POST } = await import('@/app/api/sms/inbound/route');
  const body = new URLSearchParams({ from: `+2332441${String(++count).padStart(5, '0')}`, text: 'STOP' });
  const sent = { method: 'POST', headers: { 'x-sms-secret': secret }, body };
  return POST(new Request('http://localhost/api/sms/inbound', sent));
};

const storedSchema = z.tuple([
  z.object({
    ...{ replies: z.number(), mails: z.number(), state: z.string() },
    ...{ stops: z.number(), texts: z.number() },
  }),
]);

/** The stored replies, queued messages and opt-outs. */
async function readStored() {
  const { rows } = await direct.execute(
    sql`select (select count(*)::int from leads_replies) as replies, (select count(*)::int from mail_queue) as mails, (select count(*)::int from consents) as stops, (select count(*)::int from sms_queue) as texts, (select state::text from leads where id = ${leadId}) as state`,
  );
  return storedSchema.parse(rows)[0];
}

type StoredState = z.infer<typeof storedSchema>[0];

/** Loses the database at each protocol message of the work in turn. */
async function loseAtEach(
  work: () => Promise<Response>,
  check: (before: StoredState, now: StoredState, at: number) => Promise<void> | void,
): Promise<void> {
  expect((await work()).status).toBeLessThan(300);
  for (let at = 0; ; at += 1) {
    // Connects first, so that all counted messages belong to the work.
    await api('/staff/me', { headers });
    const before = await readStored();
    proxy.failAt(at, 'refuse');
    const { status } = await work();
    const isReached = proxy.hasFailed();
    proxy.setFault('none');
    if (!isReached) {
      expect(at).toBeGreaterThan(2);
      return;
    }
    expect({ at, status }).toEqual({ at, status: 503 });
    await check(before, await readStored(), at);
  }
}

test(
  'lead inbox on connection loss › stores nothing of a reply, at whatever protocol message the database is lost',
  () => loseAtEach(answer, (before, now, at) => expect({ at, ...now }).toEqual({ at, ...before })),
  120_000,
);

test(
  'lead inbox on connection loss › answers STOP only after it is stored; it stays in force when the response is lost, and a retry is answered',
  () =>
    loseAtEach(receiveStop, async (before, now, at) => {
      expect({ at, ...now }).toEqual({ at, ...before, stops: now.stops });
      count -= 1;
      expect((await receiveStop()).status).toBe(200);
      expect(await readStored()).toEqual({ ...now, stops: now.stops + 1, texts: before.texts + 1 });
    }),
  120_000,
);
