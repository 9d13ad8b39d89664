import type { Translate } from '@/lib/i18n/translate-from';
import { MIN_PASSWORD_LENGTH } from '@/schemas/forms/form-fields';
import { type FormIssue, isIncomplete } from './parse-form';

/** The message for an issue: what is wrong with a field and how to fix it. */
export function formatFormIssue({ kind, maxLength = 0, method = '' }: FormIssue, t: Translate): string {
  switch (kind) {
    case 'missing':
      return t('form.issue.missing');
    case 'either':
      return t('form.issue.either');
    case 'method':
      return t('form.issue.method', { method });
    case 'agree':
      return t('form.issue.agree');
    case 'choose':
      return t('form.issue.choose');
    case 'email':
      return t('form.issue.email');
    case 'phone':
      return t('form.issue.phone');
    case 'address':
      return t('forms.issue.address');
    case 'day':
      return t('forms.issue.day');
    case 'full':
      return t('event.full');
    case 'taken':
      return t('buyer.emailTaken');
    case 'passwordShort':
      return t('account.issue.passwordShort', { min: MIN_PASSWORD_LENGTH });
    case 'passwordMismatch':
    case 'passwordCommon':
    case 'passwordOwn':
    case 'credentials':
    case 'currentPassword':
    case 'link':
    case 'unconfirmed':
      return t(`account.issue.${kind}`);
    case 'tooLong':
      return t('form.issue.tooLong', { max: maxLength });
    case 'unknown':
      return t('form.issue.unknown');
    case 'wrong':
      return t('form.issue.wrong');
  }
}

/** The messages by field, in the format of Laravel. */
export function formatFormIssues(issues: readonly FormIssue[], t: Translate): Record<string, string[]> {
  // `fromEntries` defines `__proto__` as an ordinary property.
  return Object.fromEntries(issues.map((issue) => [issue.field, [formatFormIssue(issue, t)]]));
}

/** The heading of a rejected form (spec section 8, "Missing fields"), or the number of invalid fields. */
export const formatIssueSummary = (issues: readonly FormIssue[], t: Translate): string =>
  isIncomplete(issues) ? t('form.required') : t('form.issue.some', { count: issues.length });
