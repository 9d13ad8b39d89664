import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';

/** A published sale story names who consented to it, and when. */
export function consentCheck() {
  const name = 'sale_stories_have_consent';
  const condition = sql`(_status = 'draft' or (consent_by is not null and consent_at is not null)) is true`;
  return { [name]: check(name, condition) };
}
