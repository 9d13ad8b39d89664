import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { normalisePhone } from '@/lib/i18n/normalise-phone';

/** By what somebody is known: an e-mail address in small letters, or a number in E.164. */
export type Contact = { kind: 'email' | 'phone'; value: string };

/** @returns null for what is neither. */
export function readContact(written: string): Contact | null {
  const text = written.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: 'email', value: text.toLowerCase() };
  const phone = normalisePhone(text);
  return phone === null ? null : { kind: 'phone', value: phone };
}

/** Whether what somebody typed is this contact. */
export const isContact = ({ kind, value }: Contact, written: string | null | undefined): boolean =>
  written !== null &&
  written !== undefined &&
  readContact(written)?.value === value &&
  kind === readContact(written)?.kind;

/** Rows that may be of this contact, by columns `email` and `phone`: of numbers the last digits are compared, since they stand as they were typed. */
export function mayBe({ kind, value }: Contact): SQL {
  if (kind === 'email') return sql`lower(email) = ${value}`;
  return sql`right(regexp_replace(phone, '\\D', '', 'g'), 7) = ${value.slice(-7)}`;
}
