import { sql } from '@payloadcms/db-postgres/drizzle';
import { type AdminViewServerProps, createLocalReq, type Payload, type TypedUser } from 'payload';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { createReadCondition } from '../../platform/access/readable-rows';
import { getStaffMember } from '../../platform/access/staff-member';

const countsRow = z.object({ active: z.number(), added: z.number(), mailed: z.number() });
type BuyerCounts = z.infer<typeof countsRow>;

/** The buyers that the user can read: active ones, new ones of the last 7 days, and those with the weekly mail. */
export async function countBuyers(payload: Payload, user: TypedUser): Promise<BuyerCounts> {
  const readable = await createReadCondition('buyers', await createLocalReq({ user }, payload));
  const { rows } = await payload.db.drizzle.execute(
    sql`select count(*)::int as active, count(*) filter (where created_at > now() - interval '7 days')::int as added,
      count(*) filter (where weekly_mail)::int as mailed from buyers where status = 'active' and ${readable ?? sql`true`}`,
  );
  return countsRow.parse(rows[0]);
}

type BuyerStatisticsProps = Pick<AdminViewServerProps, 'payload'> & { user?: AdminViewServerProps['user'] };

/** Dashboard section: the number of active and new buyers. */
export async function BuyerStatistics({ payload, user }: BuyerStatisticsProps): Promise<ReactElement | null> {
  if (!user || !getStaffMember(user)) return null;
  const { active, added, mailed } = await countBuyers(payload, user);
  if (active === 0) return null;
  return (
    <section className="to-do" aria-labelledby="buyer-figures">
      <h2 id="buyer-figures">Buyers</h2>
      <p>
        {active} active, {added} of them new this week; {mailed} with the weekly mail.{' '}
        <a href={`${payload.config.routes.admin}/collections/buyers`}>All buyers</a>
      </p>
    </section>
  );
}
