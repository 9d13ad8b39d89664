import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server';
import { openDatabase } from '../support/open-database';
import { sendInquiry } from '../support/send-inquiry';
import { type KillableSite, serveKillable } from '../support/serve-killable';

const count = process.env.TEST_LONG ? 200 : 20;
/** Number of concurrent senders. */
const SENDER_COUNT = 5;

let mailServer: MailServer;
let server: KillableSite;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  // Its port is known, but nothing listens on it.
  mailServer = await startMailServer();
  await mailServer.stop();
  server = await serveKillable({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    TRUSTED_PROXIES: '127.0.0.1, ::1',
  });
  database = openDatabase(server.databaseUrl);
});
afterAll(async () => {
  await database?.$client.end();
  await server?.stop();
  await mailServer?.stop();
});

/** Sends as the page does: with one idempotency key until it is accepted. */
async function sendUntilAccepted(number: number): Promise<void> {
  const key = crypto.randomUUID();
  for (;;) {
    const response = await sendInquiry(server.url, number, key).catch(() => null);
    if (response?.ok) return;
    if (response && response.status < 500) throw new Error(`${response.status}: ${await response.text()}`);
    await sleep(200);
  }
}

async function rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await database.execute(query)).rows;
}

async function killSite(): Promise<void> {
  await server.site.kill();
  await server.site.restart();
}

it('mail queue › keeps every lead and sends each mail once when the site is killed while leads arrive and mails are sent', {
  timeout: 900_000,
}, async () => {
  const pending = Array.from({ length: count }, (_, number) => number);
  const halfSent = Promise.withResolvers<void>();
  const sender = async () => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
      if (pending.length <= count / 2) halfSent.resolve();
      await sendUntilAccepted(next);
    }
  };
  const sending = Promise.all(Array.from({ length: SENDER_COUNT }, sender));
  await halfSent.promise;
  await killSite();
  await sending;
  expect(
    await rows(sql`select count(*)::int as leads, count(distinct email)::int as visitors from leads`),
  ).toEqual([{ leads: count, visitors: count }]);
  const queuedMails = await rows(sql`select id from mail_queue where sent_at is null`);
  // One to the visitor and one to the network.
  expect(queuedMails).toHaveLength(2 * count);

  mailServer = await startMailServer(mailServer.port);
  await mailServer.withholdNext();
  await killSite();
  await expect
    .poll(() => rows(sql`select id from mail_queue where sent_at is null`), { timeout: 600_000 })
    .toEqual([]);
  const deliveredIds = mailServer.accepted.map(({ messageId }) => messageId);
  expect(deliveredIds.toSorted()).toEqual(queuedMails.map(({ id }) => `<${id}@localhost>`).toSorted());
});
