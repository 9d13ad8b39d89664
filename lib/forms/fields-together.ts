import { type FormName, formFieldsOf } from '@/schemas/forms/forms';
import { phoneNameOf, readPhone } from './read-phone';

type CrossFieldIssue = { field: string; kind: 'phone' | 'missing' };

/**
 * Issues between fields that are valid individually; each issue belongs to the field that has to be changed.
 */
export function findCrossFieldIssues(form: FormName, submitted: ReadonlyMap<string, unknown>): CrossFieldIssue[] {
  const field = phoneNameOf(form);
  if (field === undefined) return [];
  const value = submitted.get(field);
  const hasValue = typeof value === 'string' && value.trim() !== '';
  if (hasValue) return readPhone(form, submitted) === null ? [{ field, kind: 'phone' }] : [];
  const smsConsent = formFieldsOf(form).sms?.schema.safeParse(submitted.get('sms'));
  // Consent to text messages requires a phone number.
  return smsConsent?.success && smsConsent.data === true ? [{ field, kind: 'missing' }] : [];
}
