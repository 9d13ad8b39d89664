import { type SQL, sql } from '@payloadcms/db-postgres/drizzle';
import { normalisePhone } from '@/lib/i18n/normalise-phone';

/** Identifies a data subject: an email address in lower case, or a phone number in E.164. */
export type DataSubjectContact = { kind: 'email' | 'phone'; value: string };

/** @returns null when the text is neither an email address nor a phone number. */
export function parseContact(input: string): DataSubjectContact | null {
  const text = input.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return { kind: 'email', value: text.toLowerCase() };
  const phone = normalisePhone(text);
  return phone === null ? null : { kind: 'phone', value: phone };
}

/** Whether the text is this contact. */
export const matchesContact = ({ kind, value }: DataSubjectContact, text: string | null | undefined): boolean =>
  text !== null &&
  text !== undefined &&
  parseContact(text)?.value === value &&
  kind === parseContact(text)?.kind;

/**
 * SQL condition for candidate rows with columns `email` and `phone`. Phone numbers are stored as typed, so
 * only the last 7 digits are compared.
 */
export function contactCondition({ kind, value }: DataSubjectContact): SQL {
  if (kind === 'email') return sql`lower(email) = ${value}`;
  return sql`right(regexp_replace(phone, '\\D', '', 'g'), 7) = ${value.slice(-7)}`;
}
