'use client';

import { useFormFields } from '@payloadcms/ui';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { tellShownPhone } from './shown-phone';

const write = (number: string): string => {
  const read = normalisePhone(number);
  return read === null ? number : formatPhone(read);
};

/** Below the telephones of an office: which of them visitors see as the form stands now. */
export function ShownPhoneNow() {
  const [main, organic, paid] = useFormFields(([fields]) =>
    ['main_telephone', 'organic_number', 'paid_number'].map((name) => asText(fields[name]?.value)),
  );
  const sentences = tellShownPhone({ main: main ?? '', organic: organic ?? '', paid: paid ?? '' }, write);
  return (
    <p className="field-description" aria-live="polite">
      {sentences.join(' ')}
    </p>
  );
}

const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
