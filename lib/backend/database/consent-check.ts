import { sql } from '@payloadcms/db-postgres/drizzle';
import { check } from '@payloadcms/db-postgres/drizzle/pg-core';

/** The story of a sale is published only with who agreed to it, and when. */
export function consentCheck() {
  const name = 'sale_stories_have_consent';
  const agreed = sql`(_status = 'draft' or (consent_by is not null and consent_at is not null)) is true`;
  return { [name]: check(name, agreed) };
}
