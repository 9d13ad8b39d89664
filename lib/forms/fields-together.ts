import { type FormName, fieldsOf } from '@/schemas/forms/forms';
import { phoneNameOf, readPhone } from './read-phone';

type FaultTogether = { field: string; kind: 'phone' | 'missing' };

/** What is wrong with fields that are right one by one: each fault is told of the field that mends it. */
export function findFaultsTogether(form: FormName, sent: ReadonlyMap<string, unknown>): FaultTogether[] {
  const field = phoneNameOf(form);
  if (field === undefined) return [];
  const written = sent.get(field);
  const isGiven = typeof written === 'string' && written.trim() !== '';
  if (isGiven) return readPhone(form, sent) === null ? [{ field, kind: 'phone' }] : [];
  const texts = fieldsOf(form).sms?.schema.safeParse(sent.get('sms'));
  // Whoever wants text messages says where to.
  return texts?.success && texts.data === true ? [{ field, kind: 'missing' }] : [];
}
