import { sql } from '@payloadcms/db-postgres/drizzle';
import { type AdminViewServerProps, createLocalReq, type Payload, type TypedUser } from 'payload';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { formTraits } from '@/schemas/forms/forms';
import { createReadCondition } from '../../platform/access/readable-rows';
import { getStaffMember } from '../../platform/access/staff-member';
import { findOpenLeads, OpenLeadsTable } from './open-leads';

/** Listed sources and pages per office. */
const MAX_LISTED_VALUES = 3;

const countsSchema = z.array(z.object({ name: z.string().nullable(), count: z.number() }));
const figuresSchema = z.object({
  office_id: z.number().nullable(),
  office: z.string().nullable(),
  leads: z.number(),
  /** Leads that need an answer and are a day old or already answered. */
  due: z.number(),
  answered_within_day: z.number(),
  sources: countsSchema,
  pages: countsSchema,
});
type LeadCounts = z.infer<typeof figuresSchema>;

const formsWithReply = sql.join(
  Object.entries(formTraits).flatMap(([form, { needsReply }]) => (needsReply ? [sql`${form}`] : [])),
  sql`, `,
);

/**
 * Leads of the last 30 days that the user can read, by office, most leads first. Rows without an office name
 * are the network's own leads.
 */
export async function findLeadCounts(payload: Payload, user: TypedUser): Promise<LeadCounts[]> {
  const readable = await createReadCondition('leads', await createLocalReq({ user }, payload));
  // Aggregates all offices in one query.
  const createTopValuesQuery = (column: 'source' | 'page') => sql`(
    select office_id, json_agg(json_build_object('name', name, 'count', count) order by rank) as top_values from (
      select office_id, name, count, row_number() over (partition by office_id order by count desc, name) as rank from (
        select office_id, ${sql.identifier(column)} as name, count(*)::int as count from recent group by 1, 2) as counted
    ) as ranked where rank <= ${MAX_LISTED_VALUES} group by office_id)`;
  const { rows } = await payload.db.drizzle.execute(sql`
    with recent as materialized (
      select office_id, source, page, created_at, answered_at, form::text in (${formsWithReply}) as needs_reply from leads
      where created_at > now() - interval '30 days' and not coalesce(suspected, false) and ${readable ?? sql`true`}
    ), totals as (
      select office_id, count(*)::int as leads,
        count(*) filter (where needs_reply and (answered_at is not null or created_at < now() - interval '1 day'))::int as due,
        count(*) filter (where needs_reply and answered_at <= created_at + interval '1 day')::int as answered_within_day
      from recent group by office_id
    )
    select totals.office_id, offices.name as office, leads, due, answered_within_day, sources.top_values as sources, pages.top_values as pages
    from totals left join offices on offices.id = totals.office_id
    join ${createTopValuesQuery('source')} as sources on sources.office_id is not distinct from totals.office_id
    join ${createTopValuesQuery('page')} as pages on pages.office_id is not distinct from totals.office_id
    order by leads desc, totals.office_id`);
  return z.array(figuresSchema).parse(rows);
}

type LeadStatisticsProps = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** Offices that are visible without expanding the section: as many as fit on a screen. */
const MAX_VISIBLE_OFFICES = 10;

/**
 * Dashboard sections: open leads of each office, and the leads of the last 30 days, their sources and pages, and how many
 * were answered within a day.
 */
export async function LeadStatistics({ payload, user }: LeadStatisticsProps): Promise<ReactElement | null> {
  if (!user || !getStaffMember(user)) return null;
  const [offices, openLeads] = await Promise.all([
    findLeadCounts(payload, user),
    findOpenLeads(payload, user),
  ]);
  if (offices.length === 0 && openLeads.length === 0) return null;
  return (
    <>
      {openLeads.length > 0 && <OpenLeadsTable offices={openLeads} />}
      {offices.length > 0 && <LeadFigures offices={offices} />}
    </>
  );
}

function LeadFigures({ offices }: { offices: readonly LeadCounts[] }): ReactElement {
  const rest = offices.slice(MAX_VISIBLE_OFFICES);
  return (
    <section className="to-do" aria-labelledby="lead-figures">
      <h2 id="lead-figures">Leads of the last 30 days</h2>
      <OfficeList offices={offices.slice(0, MAX_VISIBLE_OFFICES)} />
      {rest.length > 0 && (
        <details className="to-do">
          <summary>
            {rest.length} more {rest.length === 1 ? 'office' : 'offices'}
          </summary>
          <OfficeList offices={rest} />
        </details>
      )}
    </section>
  );
}

function OfficeList({ offices }: { offices: readonly LeadCounts[] }): ReactElement {
  return (
    <ul>
      {offices.map((figures) => (
        <OfficeStatistics key={figures.office_id ?? ''} {...figures} />
      ))}
    </ul>
  );
}

function OfficeStatistics({
  office,
  leads,
  due,
  answered_within_day,
  sources,
  pages,
}: LeadCounts): ReactElement {
  return (
    <li>
      <h3>{office ?? 'The network itself'}</h3>
      <p>
        {leads} {leads === 1 ? 'lead' : 'leads'}
        {due > 0 && `; answered within a day: ${answered_within_day} of ${due} due`}
      </p>
      <p>Sources: {formatCounts(sources, 'unknown')}</p>
      <p>Sent on {formatCounts(pages, 'no page')}</p>
    </li>
  );
}

const formatCounts = (counts: LeadCounts['sources'], emptyLabel: string): string =>
  counts.map(({ name, count }) => `${name ?? emptyLabel} (${count})`).join(', ');
