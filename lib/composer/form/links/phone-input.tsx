'use client';

import type { ComponentProps, ReactElement } from 'react';
import { activeCountryValues } from '@/lib/i18n/active-country';
import { formatPhone } from '@/lib/i18n/format-phone';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { useOwnText } from '../field/use-own-text';

type PhoneInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange'> & {
  value: unknown;
  change: (number: string) => void;
};

const ways = {
  write: (value: unknown) => (typeof value === 'string' ? formatPhone(value) : ''),
  // What is no number yet stays as it was typed, and is told as a fault.
  read: (text: string) => normalisePhone(text) ?? text,
};

/** A telephone number as people write it here, or with its country; stored in the international form. */
export function PhoneInput({ value, change, ...input }: PhoneInputProps): ReactElement {
  const [text, setText] = useOwnText(value, ways);
  const isNumber = typeof value === 'string' && value !== text && value.startsWith('+');
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
          change(ways.read(target.value));
        }}
      />
      {isNumber && <p className="mt-1 text-label text-text-muted">Dialled from anywhere as {value}</p>}
    </div>
  );
}
