'use client';

import type { ComponentProps, ReactElement } from 'react';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { splitPhone } from '@/schemas/copied-text';
import { useTextDraft } from '../field/use-text-draft';

type PhoneInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown;
  onChange: (number: string) => void;
};

const phoneCodec = {
  format: (value: unknown) => (typeof value === 'string' ? formatPhone(value) : ''),
  // An incomplete number, or one with an extension, is stored as typed, and reported as an issue.
  parse: (text: string) => (splitPhone(text).extension === null ? (normalisePhone(text) ?? text) : text),
};

/**
 * Input for a telephone number in national or international form; stored in the international form (E.164).
 */
export function PhoneInput({ value, onChange, ...input }: PhoneInputProps): ReactElement {
  const [text, setText] = useTextDraft(value, phoneCodec);
  const hasInternationalForm = typeof value === 'string' && value !== text && value.startsWith('+');
  return (
    <div>
      <input
        {...input}
        type="text"
        inputMode="tel"
        placeholder={formatPhone(activeCountryValues.examplePhone)}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          onChange(phoneCodec.parse(target.value));
        }}
      />
      {hasInternationalForm && (
        <p className="mt-1 text-label text-text-muted">International format: {value}</p>
      )}
    </div>
  );
}
