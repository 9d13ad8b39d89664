'use client';

import { useFormFields } from '@payloadcms/ui';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { describeVisiblePhone } from './describe-visible-phone';

const formatNumber = (number: string): string => {
  const normalised = normalisePhone(number);
  return normalised === null ? number : formatPhone(normalised);
};

/** Note below the phone numbers of an office: which one visitors see with the current values of the form. */
export function VisiblePhoneHint() {
  const [main, organic, paid] = useFormFields(([fields]) =>
    ['main_telephone', 'organic_number', 'paid_number'].map((name) => trimmedText(fields[name]?.value)),
  );
  const sentences = describeVisiblePhone({ main: main ?? '', organic: organic ?? '', paid: paid ?? '' }, formatNumber);
  return (
    <p className="field-description" aria-live="polite">
      {sentences.join(' ')}
    </p>
  );
}

const trimmedText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
