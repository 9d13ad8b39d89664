import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { Claimed, Queue } from './queue';

/** So long is kept what a message said, in days, from when it went or was given up; so many are emptied at a time. */
const keptFor = 30;
const atATime = 1_000;

/** What else than its text says something of somebody. */
const words = {
  mail_queue: sql`text = '', html = '', subject = ''`,
  sms_queue: sql`text = ''`,
} satisfies Record<Queue<Claimed>['table'], unknown>;

/** Takes the words out of what was sent, or given up, long ago; that it was, to whom and when is kept. @returns whether there may be more. */
export async function emptyOld({ table }: Pick<Queue<Claimed>, 'table'>, { db }: Payload): Promise<boolean> {
  const name = sql.identifier(table);
  const { rows } = await db.drizzle.execute(sql`
    update ${name} set ${words[table]} where id in (
      select id from ${name}
      where coalesce(sent_at, given_up_at) < now() - make_interval(days => ${keptFor}) and text <> ''
      limit ${atATime}
    ) returning 1`);
  return rows.length === atATime;
}
