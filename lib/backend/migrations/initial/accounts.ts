import { sql } from '@payloadcms/db-postgres';

/** Rate limits of sign-ins (`rate-limiter-flexible` names the columns), and the setup code of the first account. */
export const accounts = sql`
  create table sign_in_attempts (key varchar(255) primary key, points integer not null default 0, expire bigint);
  create index sign_in_attempts_expire on sign_in_attempts (expire);
  create table setup_code (seed text not null, only_one boolean primary key default true check (only_one));
`;
