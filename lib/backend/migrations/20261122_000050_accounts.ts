import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';

/** Counters of sign-ins (`rate-limiter-flexible` names their columns), and codes for the first account. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table sign_in_attempts (key varchar(255) primary key, points integer not null default 0, expire bigint);
    create index sign_in_attempts_expire on sign_in_attempts (expire);
    create table setup_code (seed text not null, only_one boolean primary key default true check (only_one));
  `);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table sign_in_attempts; drop table setup_code;`);
}
