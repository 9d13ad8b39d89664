import type { z } from 'zod';
import type { FormField } from '@/schemas/forms/form-field';
import { type FormName, forms } from '@/schemas/forms/forms';
import { findFaultsTogether } from './fields-together';

/** What a visitor gave, by the field's name; a field that was left empty is not there. */
export type FormValues = Record<string, string | boolean>;
/** What is wrong with a field; words for each are in `word-fault.ts`. */
export type FaultKind =
  | 'missing'
  | 'agree'
  | 'choose'
  | 'email'
  | 'phone'
  | 'address'
  | 'tooLong'
  | 'unknown'
  /** There is one already: told of what is sent for good only, never while it is written. */
  | 'taken'
  /** None of those that its page offers, which the form itself does not know. */
  | 'day'
  | 'wrong';
export type FormFault = { field: string; kind: FaultKind; most?: number };

export type ParsedForm = { ok: true; values: FormValues } | { ok: false; faults: FormFault[] };

/**
 * Reads what was sent for a form. With `asks`, only the fields it says yes to are checked, and told of: the others may still be
 * empty (Precognition). Never throws, whatever comes.
 */
export function parseForm(
  form: FormName,
  sent: ReadonlyMap<string, unknown>,
  asks: (field: string) => boolean = () => true,
): ParsedForm {
  const fields = new Map<string, FormField>(Object.entries(forms[form]));
  const faults: FormFault[] = [];
  const values = new Map<string, string | boolean>();
  for (const [name, field] of fields) {
    if (!asks(name)) continue;
    const parsed = field.schema.safeParse(sent.get(name));
    if (!parsed.success) faults.push(faultOf(name, field, parsed.error.issues, sent.get(name)));
    else if (typeof parsed.data === 'string' || typeof parsed.data === 'boolean')
      values.set(name, parsed.data);
  }
  const told = new Set(faults.map(({ field }) => field));
  for (const fault of findFaultsTogether(form, sent))
    if (asks(fault.field) && !told.has(fault.field)) faults.push(fault);
  for (const name of sent.keys())
    if (!fields.has(name) && asks(name)) faults.push({ field: name, kind: 'unknown' });
  return faults.length > 0 ? { ok: false, faults } : { ok: true, values: Object.fromEntries(values) };
}

/** The first thing to do about a field: one sentence is enough to go on. */
function faultOf(
  name: string,
  field: FormField,
  issues: readonly z.core.$ZodIssue[],
  sent: unknown,
): FormFault {
  const isLong = issues.some(({ code }) => code === 'too_big');
  if (isLong && field.most !== undefined) return { field: name, kind: 'tooLong', most: field.most };
  return { field: name, kind: kindOf(field, issues, sent) };
}

function kindOf({ kind }: FormField, issues: readonly z.core.$ZodIssue[], sent: unknown): FaultKind {
  if (kind === 'agreement') return 'agree';
  if (kind === 'choice' || kind === 'country') return 'choose';
  const isMissing = issues.some((issue) => issue.code === 'custom' && issue.params?.fault === 'missing');
  if (isMissing || sent === undefined || sent === null) return 'missing';
  const isTold = kind === 'email' || kind === 'phone' || kind === 'address';
  return isTold && typeof sent === 'string' ? kind : 'wrong';
}

/** Whether something that has to be there is not: what is said above the form then stands in the specification. */
export const isIncomplete = (faults: readonly FormFault[]): boolean =>
  faults.some(({ kind }) => kind === 'missing' || kind === 'agree' || kind === 'choose');

/** What was read, as what may be read again. */
export const valuesAsSent = (values: FormValues): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(values));
