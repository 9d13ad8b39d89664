import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq, type Payload, type TypedUser } from 'payload';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { formTraits } from '@/schemas/forms/forms';
import { createReadCondition } from '../../platform/access/readable-rows';
import { formatDuration } from './format-time';

const openLeadsSchema = z.object({
  office_id: z.number().nullable(),
  office: z.string().nullable(),
  open: z.number(),
  /** Age of the oldest open lead in seconds; null without one. */
  oldest: z.number().nullable(),
  /** Open leads of which the manager or the network was reminded. */
  escalated: z.number(),
  /** Median time to the first answer of the last 30 days, in seconds. */
  answer_time: z.number().nullable(),
});
type OpenLeads = z.infer<typeof openLeadsSchema>;

/** Listed offices, those with the oldest open lead first. */
const MAX_LISTED_OFFICES = 50;

const formsWithReply = sql.join(
  Object.entries(formTraits).flatMap(([form, { needsReply }]) => (needsReply ? [sql`${form}`] : [])),
  sql`, `,
);

/** Open leads that the user can read and the time to answer, by office; the network's own are without an office name. */
export async function findOpenLeads(payload: Payload, user: TypedUser): Promise<OpenLeads[]> {
  const readable = await createReadCondition('leads', await createLocalReq({ user }, payload));
  const isOpen = sql`state = 'new' and answered_at is null`;
  const { rows } = await payload.db.drizzle.execute(sql`
    with counted as (
      select office_id, count(*) filter (where ${isOpen})::int as open,
        extract(epoch from now() - min(created_at) filter (where ${isOpen}))::float8 as oldest,
        count(*) filter (where ${isOpen} and escalated_to is not null)::int as escalated,
        (percentile_cont(0.5) within group (order by extract(epoch from answered_at - created_at))
          filter (where answered_at is not null and created_at > now() - interval '30 days'))::float8 as answer_time
      from leads
      where not coalesce(suspected, false) and form::text in (${formsWithReply})
        and (${isOpen} or created_at > now() - interval '30 days') and ${readable ?? sql`true`}
      group by office_id
    )
    select counted.*, offices.name as office from counted left join offices on offices.id = counted.office_id
    where open > 0 or answer_time is not null
    order by oldest desc nulls last, counted.office_id limit ${MAX_LISTED_OFFICES}`);
  return z.array(openLeadsSchema).parse(rows);
}

/** Dashboard table: open leads of each office, their age, reminders, and the time to answer. */
export function OpenLeadsTable({ offices }: { offices: readonly OpenLeads[] }): ReactElement {
  return (
    <section className="to-do open-leads" aria-labelledby="open-leads">
      <h2 id="open-leads">Open leads</h2>
      <table>
        <thead>
          <tr>
            {['Office', 'Open', 'Oldest', 'Escalated', 'Median time to answer'].map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {offices.map(({ office_id, office, open, oldest, escalated, answer_time }) => (
            <tr key={office_id ?? ''}>
              <th scope="row">{office ?? 'The network itself'}</th>
              <td>{open}</td>
              <td>{oldest === null ? '–' : formatDuration(oldest)}</td>
              <td>{escalated}</td>
              <td>{answer_time === null ? '–' : formatDuration(answer_time)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
