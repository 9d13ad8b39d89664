import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import { siteUrl } from '@/lib/routes/site-url';
import { buyerMarkerCookie, type SessionIssue } from '@/schemas/buyers/session-names';
import { executeSql } from '../platform/database/request-transaction';
import { createToken, deriveInfoToken, hashToken } from './tokens';

const SESSION_DAYS = 30;
/** Sessions whose last use is older are updated at their next use, in minutes. */
const LAST_SEEN_INTERVAL_MINUTES = 5;
const DAY_SECONDS = 86_400;

/** The HttpOnly cookie with the session token. Pages do not need it, so it is sent to the API only. */
const sessionCookie = 'buyer_session';
export const COOKIE_PATH = '/api';

/** A valid session. */
export type BuyerSession = { id: number; buyer: number };

/** A session that was just created, with its secrets, which are not stored. */
export type NewSession = BuyerSession & {
  /** The value of the cookie. */
  token: string;
  /** The token in local storage, which answers `getUserByToken` only. */
  infoToken: string;
};

const idSchema = z.array(z.object({ id: z.coerce.number() }));

/** Creates a session of an active buyer in the request's transaction. `device` is a name such as `Firefox, Windows`. */
export async function createSession(buyer: number, device: string, req: PayloadRequest): Promise<NewSession> {
  const token = createToken();
  const infoToken = deriveInfoToken(token);
  const rows = await executeSql(
    req,
    sql`insert into buyer_sessions (buyer_id, token_hash, info_token_hash, device, expires_at)
      values (${buyer}, ${hashToken(token)}, ${hashToken(infoToken)}, ${device}, now() + make_interval(days => ${SESSION_DAYS})) returning id`,
  );
  const [session] = idSchema.parse(rows);
  if (!session) throw new Error('The session was not created');
  return { id: session.id, buyer, token, infoToken };
}

const secureAttribute = () => (siteUrl().startsWith('https://') ? '; Secure' : '');

/** The `Set-Cookie` headers of a session: its token, and the marker that scripts can read. */
export const sessionCookies = (token: string): string[] => [
  `${sessionCookie}=${token}; Path=${COOKIE_PATH}; Max-Age=${SESSION_DAYS * DAY_SECONDS}; HttpOnly; SameSite=Lax${secureAttribute()}`,
  `${buyerMarkerCookie}=1; Path=/; Max-Age=${SESSION_DAYS * DAY_SECONDS}; SameSite=Lax${secureAttribute()}`,
];

/** The `Set-Cookie` headers that remove them. */
export const expiredSessionCookies = (): string[] => [
  `${sessionCookie}=; Path=${COOKIE_PATH}; Max-Age=0; HttpOnly; SameSite=Lax${secureAttribute()}`,
  `${buyerMarkerCookie}=; Path=/; Max-Age=0; SameSite=Lax${secureAttribute()}`,
];

const cookiePattern = new RegExp(`(?:^|;\\s*)${sessionCookie}=([\\w-]{43})(?:;|$)`);

/** The session token of a request; null without one. */
export const readSessionToken = (headers: Headers): string | null =>
  cookiePattern.exec(headers.get('cookie') ?? '')?.[1] ?? null;

const sessionRows = z.array(
  z.object({
    id: z.coerce.number(),
    buyer_id: z.number(),
    expired: z.boolean(),
    revoked: z.boolean(),
    status: z.enum(['unconfirmed', 'active', 'cancelled']),
  }),
);

/** The session of a token, or why there is none (spec section 4, "Session check"). */
export type SessionLookup = { session: BuyerSession } | { issue: SessionIssue };

async function findSession(
  column: 'token_hash' | 'info_token_hash',
  token: string,
  req: PayloadRequest,
): Promise<SessionLookup> {
  const rows = await executeSql(
    req,
    sql`select s.id, s.buyer_id, s.expires_at <= now() as expired, s.revoked_at is not null as revoked, b.status
      from buyer_sessions s join buyers b on b.id = s.buyer_id where s.${sql.identifier(column)} = ${hashToken(token)}`,
  );
  const [row] = sessionRows.parse(rows);
  if (!row || row.revoked) return { issue: 'Invalid token' };
  if (row.status === 'cancelled') return { issue: 'Your account has been cancelled' };
  return row.expired ? { issue: 'Token expired' } : { session: { id: row.id, buyer: row.buyer_id } };
}

/** Finds the session of a cookie and records its use. */
export async function findSessionByCookie(token: string, req: PayloadRequest): Promise<SessionLookup> {
  const found = await findSession('token_hash', token, req);
  if ('session' in found)
    await executeSql(
      req,
      sql`update buyer_sessions set last_seen_at = now() where id = ${found.session.id}
        and last_seen_at < now() - make_interval(mins => ${LAST_SEEN_INTERVAL_MINUTES})`,
    );
  return found;
}

/** Finds the session of the token in local storage. */
export const findSessionByInfoToken = (token: string, req: PayloadRequest): Promise<SessionLookup> =>
  findSession('info_token_hash', token, req);

/** Revokes one session of a buyer. */
export const revokeSession = ({ id, buyer }: BuyerSession, req: PayloadRequest): Promise<unknown> =>
  executeSql(
    req,
    sql`update buyer_sessions set revoked_at = now() where id = ${id} and buyer_id = ${buyer} and revoked_at is null`,
  );

/** Revokes all sessions of a buyer, except for one if given. */
export const revokeSessions = (
  buyer: number,
  req: PayloadRequest,
  { except = null }: { except?: number | null } = {},
): Promise<unknown> =>
  executeSql(
    req,
    sql`update buyer_sessions set revoked_at = now() where buyer_id = ${buyer} and revoked_at is null and id is distinct from ${except}::bigint`,
  );

const deviceRows = z.array(
  z.object({
    id: z.coerce.number(),
    device: z.string(),
    created_at: z.coerce.date(),
    last_seen_at: z.coerce.date(),
  }),
);

/** The valid sessions of a buyer, the last used first. */
export async function listSessions({ id: currentId, buyer }: BuyerSession, req: PayloadRequest) {
  const rows = await executeSql(
    req,
    sql`select id, device, created_at, last_seen_at from buyer_sessions where buyer_id = ${buyer} and revoked_at is null and expires_at > now()
      order by last_seen_at desc, id desc limit 100`,
  );
  return deviceRows.parse(rows).map(({ id, device, created_at, last_seen_at }) => ({
    ...{ id, name: device, isCurrent: id === currentId },
    ...{ signed_in_at: created_at.toISOString(), last_seen_at: last_seen_at.toISOString() },
  }));
}
