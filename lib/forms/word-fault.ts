import type { Translate } from '@/lib/i18n/translate-from';
import { type FormFault, isIncomplete } from './parse-form';

/** What is wrong with a field, and what to do, in the words of a language. */
export function wordFault({ kind, most = 0 }: FormFault, t: Translate): string {
  switch (kind) {
    case 'missing':
      return t('form.issue.missing');
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
    case 'taken':
      return t('buyer.emailTaken');
    case 'tooLong':
      return t('form.issue.tooLong', { most });
    case 'unknown':
      return t('form.issue.unknown');
    case 'wrong':
      return t('form.issue.wrong');
  }
}

/** By field, as Laravel tells them. */
export function wordFaults(faults: readonly FormFault[], t: Translate): Record<string, string[]> {
  // A field may be called `__proto__`: entries make it a name like any other.
  return Object.fromEntries(faults.map((fault) => [fault.field, [wordFault(fault, t)]]));
}

/** What stands above a form that was refused (spec section 8, "Missing fields"); else how many fields need another look. */
export const wordSummary = (faults: readonly FormFault[], t: Translate): string =>
  isIncomplete(faults) ? t('form.required') : t('form.issue.some', { count: faults.length });
