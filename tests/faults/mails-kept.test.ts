import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type MailServer, startMailServer } from '../support/mail-server';
import { openDatabase } from '../support/open-database';
import { sendInquiry } from '../support/send-inquiry';
import { type KillableSite, serveKillable } from '../support/serve-killable';

const count = process.env.TEST_LONG ? 200 : 20;
/** So many write at the same time. */
const atOnce = 5;

let mailServer: MailServer;
let server: KillableSite;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  // Its port is known, and nobody is there.
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

/** As the page does: under one key until it is taken, whatever happens meanwhile. */
async function write(number: number): Promise<void> {
  const key = crypto.randomUUID();
  for (;;) {
    const answer = await sendInquiry(server.url, number, key).catch(() => null);
    if (answer?.ok) return;
    if (answer && answer.status < 500) throw new Error(`${answer.status}: ${await answer.text()}`);
    await sleep(200);
  }
}

async function rows(query: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> {
  return (await database.execute(query)).rows;
}

async function killSite(): Promise<void> {
  await server.site.kill();
  await server.site.startAgain();
}

it('with no mail server, and killed while visitors write and while mails go, it loses no lead and mails each once', {
  timeout: 900_000,
}, async () => {
  const unwritten = Array.from({ length: count }, (_, number) => number);
  const isHalfThere = Promise.withResolvers<void>();
  const writer = async () => {
    for (let next = unwritten.shift(); next !== undefined; next = unwritten.shift()) {
      if (unwritten.length <= count / 2) isHalfThere.resolve();
      await write(next);
    }
  };
  const writing = Promise.all(Array.from({ length: atOnce }, writer));
  await isHalfThere.promise;
  await killSite();
  await writing;
  expect(
    await rows(sql`select count(*)::int as leads, count(distinct email)::int as visitors from leads`),
  ).toEqual([{ leads: count, visitors: count }]);
  const waiting = await rows(sql`select id from mail_queue where sent_at is null`);
  // To who wrote, and to the network.
  expect(waiting).toHaveLength(2 * count);

  mailServer = await startMailServer(mailServer.port);
  await mailServer.holdNext();
  await killSite();
  await expect
    .poll(() => rows(sql`select id from mail_queue where sent_at is null`), { timeout: 600_000 })
    .toEqual([]);
  const told = mailServer.taken.map(({ messageId }) => messageId);
  expect(told.toSorted()).toEqual(waiting.map(({ id }) => `<${id}@localhost>`).toSorted());
});
