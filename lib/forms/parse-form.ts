import type { z } from 'zod';
import type { FormField } from '@/schemas/forms/form-field';
import { MIN_PASSWORD_LENGTH } from '@/schemas/forms/form-fields';
import { type FormName, formFieldsOf, forms } from '@/schemas/forms/forms';
import { phoneNameOf, readPhone } from './read-phone';

type CrossFieldIssue = {
  field: string;
  kind: 'phone' | 'missing' | 'either' | 'method' | 'passwordMismatch' | 'passwordShort';
  method?: string;
};

/**
 * Issues between fields that are valid individually; each issue belongs to the field that has to be changed.
 */
function findCrossFieldIssues(form: FormName, submitted: ReadonlyMap<string, unknown>): CrossFieldIssue[] {
  return [...findPasswordIssues(form, submitted), ...findPhoneIssues(form, submitted)];
}

/** A new password that is too short, or that the confirmation does not repeat. */
function findPasswordIssues(form: FormName, submitted: ReadonlyMap<string, unknown>): CrossFieldIssue[] {
  if (!formFieldsOf(form).password_confirmation) return [];
  const [password, confirmation] = ['password', 'password_confirmation'].map((name) => submitted.get(name));
  return [
    ...(typeof password === 'string' && password.length < MIN_PASSWORD_LENGTH
      ? [{ field: 'password', kind: 'passwordShort' } as const]
      : []),
    ...(password === confirmation
      ? []
      : [{ field: 'password_confirmation', kind: 'passwordMismatch' } as const]),
  ];
}

function findPhoneIssues(form: FormName, submitted: ReadonlyMap<string, unknown>): CrossFieldIssue[] {
  const field = phoneNameOf(form);
  if (field === undefined) return [];
  const missing = findMissingAlternative(form, submitted);
  if (missing) return [missing];
  if (hasText(submitted.get(field)))
    return readPhone(form, submitted) === null ? [{ field, kind: 'phone' }] : [];
  const smsConsent = formFieldsOf(form).sms?.schema.safeParse(submitted.get('sms'));
  // Consent to text messages requires a phone number.
  return smsConsent?.success && smsConsent.data === true ? [{ field, kind: 'missing' }] : [];
}

const hasText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** The field through which the chosen way to answer works. */
const fieldOfMethod: ReadonlyMap<unknown, string> = new Map([
  ['phone', 'phone'],
  ['whatsapp', 'phone'],
  ['sms', 'phone'],
  ['email', 'email'],
]);

/** Reports a form without any of its alternatives, or without the one that the chosen way to answer needs. */
function findMissingAlternative(
  form: FormName,
  submitted: ReadonlyMap<string, unknown>,
): CrossFieldIssue | null {
  const alternatives = Object.entries(formFieldsOf(form)).flatMap(([name, field]) =>
    field?.isAlternative ? [name] : [],
  );
  const [first] = alternatives;
  if (first === undefined) return null;
  if (!alternatives.some((name) => hasText(submitted.get(name)))) return { field: first, kind: 'either' };
  const method = submitted.get('reach_by');
  const needed = fieldOfMethod.get(method);
  if (typeof method !== 'string' || needed === undefined || hasText(submitted.get(needed))) return null;
  return { field: needed, kind: 'method', method };
}

/** The submitted values by field name, without empty fields. */
export type FormValues = Record<string, string | boolean>;
/** The kinds of issues of a field; their messages are in `format-form-issue.ts`. */
export type FormIssueKind =
  | 'missing'
  /** None of the alternatives has a value. */
  | 'either'
  /** The chosen way to answer needs a value. */
  | 'method'
  | 'agree'
  | 'choose'
  | 'email'
  | 'phone'
  | 'address'
  | 'tooLong'
  | 'unknown'
  /** The value already exists; reported on submission only, never during input. */
  | 'taken'
  /** A password: the two entries differ, it is too short, too common, or contains the owner's name. */
  | 'passwordMismatch'
  | 'passwordShort'
  | 'passwordCommon'
  | 'passwordOwn'
  /** The email address and the password do not belong together; the current password is wrong. */
  | 'credentials'
  | 'currentPassword'
  /** The emailed link is unknown, expired or used. */
  | 'link'
  /** The email address is not confirmed yet. */
  | 'unconfirmed'
  /** The value is not among the options of its page, which the form itself does not know. */
  | 'day'
  /** All seats of the selected event session are reserved. */
  | 'full'
  | 'wrong';
/** `method`: the chosen way to answer. */
export type FormIssue = { field: string; kind: FormIssueKind; maxLength?: number; method?: string };

export type ParsedForm = { ok: true; values: FormValues } | { ok: false; issues: FormIssue[] };

/**
 * Parses and validates the submitted fields of a form. Only fields for which `shouldValidate` returns true are
 * validated; the others may still be empty (Precognition). Never throws.
 */
export function parseForm(
  form: FormName,
  submitted: ReadonlyMap<string, unknown>,
  shouldValidate: (field: string) => boolean = () => true,
): ParsedForm {
  const fields = new Map<string, FormField>(Object.entries(forms[form]));
  const issues: FormIssue[] = [];
  const values = new Map<string, string | boolean>();
  for (const [name, field] of fields) {
    if (!shouldValidate(name)) continue;
    const parsed = field.schema.safeParse(submitted.get(name));
    if (!parsed.success) issues.push(toFormIssue(name, field, parsed.error.issues, submitted.get(name)));
    else if (typeof parsed.data === 'string' || typeof parsed.data === 'boolean')
      values.set(name, parsed.data);
  }
  const fieldsWithIssues = new Set(issues.map(({ field }) => field));
  for (const issue of findCrossFieldIssues(form, submitted))
    if (shouldValidate(issue.field) && !fieldsWithIssues.has(issue.field)) issues.push(issue);
  for (const name of submitted.keys())
    if (!fields.has(name) && shouldValidate(name)) issues.push({ field: name, kind: 'unknown' });
  return issues.length > 0 ? { ok: false, issues } : { ok: true, values: Object.fromEntries(values) };
}

/** The most important issue of a field: one message at a time is enough. */
function toFormIssue(
  name: string,
  field: FormField,
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
): FormIssue {
  const isLong = issues.some(({ code }) => code === 'too_big');
  if (isLong && field.maxLength !== undefined)
    return { field: name, kind: 'tooLong', maxLength: field.maxLength };
  return { field: name, kind: kindOf(field, issues, value) };
}

function kindOf({ kind }: FormField, issues: readonly z.core.$ZodIssue[], value: unknown): FormIssueKind {
  if (kind === 'agreement') return 'agree';
  if (kind === 'choice' || kind === 'country') return 'choose';
  const isMissing = issues.some((issue) => issue.code === 'custom' && issue.params?.fault === 'missing');
  if (isMissing || value === undefined || value === null) return 'missing';
  const hasFormatMessage = kind === 'email' || kind === 'phone' || kind === 'address';
  return hasFormatMessage && typeof value === 'string' ? kind : 'wrong';
}

const incompleteKinds: ReadonlySet<FormIssueKind> = new Set([
  'missing',
  'either',
  'method',
  'agree',
  'choose',
]);

/** True when a required field is missing; the specification defines the summary for this case. */
export const isIncomplete = (issues: readonly FormIssue[]): boolean =>
  issues.some(({ kind }) => incompleteKinds.has(kind));

/** The parsed values as input for another parse. */
export const toSubmitted = (values: FormValues): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(values));
