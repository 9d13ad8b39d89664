import { randomUUID } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { openDatabase } from '../support/open-database.ts';
import { sendInquiry } from '../support/send-inquiry.ts';
import { assertNoLosses } from './assert-no-losses.ts';
import { extent } from './bench-extent.ts';
import { cores, pinToCores } from './cores.ts';
import { onBuiltSite } from './on-built-site.ts';
import { percentile } from './percentile.ts';

const submitters = 50;

/** Concurrent visitors who submit a form repeatedly; then checks that all leads were stored. */
export const benchForms = (): Promise<void> =>
  onBuiltSite(
    async ({ url, pid, databaseUrl }) => {
      pinToCores(pid, cores.allButClient);
      pinToCores(process.pid, cores.client);
      const seconds = extent.loadSeconds * extent.rounds;
      const warmUp = await sendFor(url, extent.loadSeconds, 0);
      const before = await countLeads(databaseUrl);
      const answers = await sendFor(url, seconds, warmUp.length);
      pinToCores(process.pid, cores.all);
      const accepted = answers.filter(({ status }) => status === 200);
      const after = await countLeads(databaseUrl);
      const losses = {
        lost: accepted.length - (after.leads - before.leads),
        unqueued: accepted.length - (after.mailed - before.mailed),
      };
      const times = answers.map(({ ms }) => ms);
      console.log(`\n${submitters} concurrent visitors who submit a form, ms`);
      console.table({
        inquiry: {
          ...{ sent: answers.length, 'a second': Math.round(answers.length / seconds) },
          ...{ p50: percentile(times, 0.5), p95: percentile(times, 0.95), longest: percentile(times, 1) },
          ...{ refused: answers.length - accepted.length, lost: losses.lost },
          'mails not queued': losses.unqueued,
        },
      });
      assertNoLosses(losses);
    },
    { TRUSTED_PROXIES: '127.0.0.1, ::1' },
  );

const countSchema = z.tuple([z.object({ leads: z.number(), mailed: z.number() })]);

/** The number of leads, and of leads with queued mails. */
async function countLeads(databaseUrl: string): Promise<z.infer<typeof countSchema>[0]> {
  const database = openDatabase(databaseUrl);
  const { rows } = await database.execute(
    sql`select (select count(*)::int from leads) as leads, (select count(distinct lead_id)::int from mail_queue) as mailed`,
  );
  await database.$client.end();
  return countSchema.parse(rows)[0];
}

type Answer = { status: number; ms: number };

/** @param first the number of the first visitor; each has one of their own. */
async function sendFor(url: string, seconds: number, first: number): Promise<Answer[]> {
  const end = performance.now() + seconds * 1_000;
  const answers: Answer[] = [];
  let next = first;
  const submit = async () => {
    while (performance.now() < end) {
      const startedAt = performance.now();
      const status = await sendInquiry(url, next++, randomUUID()).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => 0,
      );
      answers.push({ status, ms: performance.now() - startedAt });
    }
  };
  await Promise.all(Array.from({ length: submitters }, submit));
  return answers;
}
