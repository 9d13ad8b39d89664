import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { siteUrl } from '@/lib/routes/site-url';
import type { Locale } from '@/schemas/locale';
import { executeSql } from '../platform/database/request-transaction';
import { createToken, hashToken } from './tokens';

/** How long a link is valid, in hours. */
export const linkHours = {
  confirm: 168,
  'sign-in': 1,
  reset: 1,
  /** Sets the first password of a person who registered before there were accounts. */
  invite: 720,
  'email-current': 24,
  'email-new': 24,
} as const;
export type LinkPurpose = keyof typeof linkHours;

const linkDataSchema = z.object({
  /** The slug of the listing to save. */
  listing: z.string().optional(),
  /** A change of the email address: both of its links have the same id. */
  change: z.string().optional(),
  email: z.string().optional(),
});
export type LinkData = z.infer<typeof linkDataSchema>;

/** An emailed link of a buyer, which can be used once. */
export type BuyerLink = { buyer: number; purpose: LinkPurpose; data: LinkData };

/** Links of one purpose that can be requested for a buyer within an hour, and the minimum interval in seconds. */
const REQUEST_LIMIT = { links: 5, intervalSeconds: 15 };

/** Whether another link of the purpose may be mailed to the buyer now: anyone can request links for any address. */
export async function canRequestLink(
  buyer: number,
  purpose: LinkPurpose,
  req: PayloadRequest,
): Promise<boolean> {
  // Concurrent requests of one buyer wait for each other, so that the limit holds.
  await executeSql(req, sql`select 1 from buyers where id = ${buyer} for no key update`);
  const recent = await executeSql(
    req,
    sql`select created_at > now() - make_interval(secs => ${REQUEST_LIMIT.intervalSeconds}) as immediate from buyer_links
      where buyer_id = ${buyer} and purpose = ${purpose} and created_at > now() - interval '1 hour' order by created_at desc`,
  );
  const links = z.array(z.object({ immediate: z.boolean() })).parse(recent);
  return links.length < REQUEST_LIMIT.links && !links[0]?.immediate;
}

/** Creates a link and returns its token, which is not stored. */
export async function createLink({ buyer, purpose, data }: BuyerLink, req: PayloadRequest): Promise<string> {
  const token = createToken();
  await executeSql(
    req,
    sql`insert into buyer_links (token_hash, buyer_id, purpose, data, expires_at)
      values (${hashToken(token)}, ${buyer}, ${purpose}, ${JSON.stringify(data)}::jsonb, now() + make_interval(hours => ${linkHours[purpose]}))`,
  );
  return token;
}

const linkRows = z.array(
  z.object({
    buyer_id: z.number(),
    purpose: z.enum(['confirm', 'sign-in', 'reset', 'invite', 'email-current', 'email-new']),
    data: linkDataSchema,
  }),
);

const toLink = (rows: unknown[]): BuyerLink | null => {
  const [row] = linkRows.parse(rows);
  return row ? { buyer: row.buyer_id, purpose: row.purpose, data: row.data } : null;
};

const isUsable = sql`used_at is null and expires_at > now()`;
const purposeList = (purposes: readonly LinkPurpose[]) =>
  sql.join(
    purposes.map((purpose) => sql`${purpose}`),
    sql`, `,
  );

/** Finds a link that can still be used; null for any other token. */
export const findLink = async (
  token: string,
  purposes: readonly LinkPurpose[],
  req: PayloadRequest,
): Promise<BuyerLink | null> =>
  toLink(
    await executeSql(
      req,
      sql`select buyer_id, purpose, data from buyer_links where token_hash = ${hashToken(token)} and purpose in (${purposeList(purposes)}) and ${isUsable}`,
    ),
  );

/** Marks a link as used in the request's transaction; null when it cannot be used, also when another request was first. */
export const consumeLink = async (
  token: string,
  purposes: readonly LinkPurpose[],
  req: PayloadRequest,
): Promise<BuyerLink | null> =>
  toLink(
    await executeSql(
      req,
      sql`update buyer_links set used_at = now() where token_hash = ${hashToken(token)} and purpose in (${purposeList(purposes)}) and ${isUsable}
        returning buyer_id, purpose, data`,
    ),
  );

/** Invalidates the unused links of a buyer: after a change of the password or of the email address. */
export const expireLinks = (buyer: number, req: PayloadRequest): Promise<unknown> =>
  executeSql(req, sql`update buyer_links set expires_at = now() where buyer_id = ${buyer} and ${isUsable}`);

/** The address of a link in a mail. Links that change something on a click lead to a page with a button. */
export function formatLinkAddress({
  purpose,
  token,
  locale,
}: {
  purpose: LinkPurpose;
  token: string;
  locale: Locale;
}): string {
  if (purpose === 'reset' || purpose === 'invite')
    return `${siteUrl()}/${locale}/reset-password?token=${token}`;
  const action = purpose === 'confirm' || purpose === 'sign-in' ? purpose : 'email';
  return `${siteUrl()}/api/buyer-links/${action}?token=${token}`;
}
