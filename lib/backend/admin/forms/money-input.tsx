'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useEffect, useId, useState } from 'react';
import { currencyOf } from '@/lib/i18n/currency';
import { parseAmount, formatAmount, invalidAmountMessage } from './amounts';

/**
 * Amount that is displayed in the country's currency and stored in hundredths. Invalid text is submitted
 * unchanged and rejected by the server. The same message appears on blur: a late form state response can
 * remove the server's message.
 */
export const MoneyInput: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | string | null>({ path });
  const [inputText, setText] = useState(() => formatInput(value));
  const [wasBlurred, setWasBlurred] = useState(typeof value === 'string');
  const id = useId();
  const isUnparsed = wasBlurred && typeof value === 'string';
  const isInvalid = showError || isUnparsed;
  useEffect(() => {
    // Update the text when the value was loaded, restored or replaced, but not while typing.
    setText((typed) => (parseInput(typed) === (value ?? null) ? typed : formatInput(value)));
  }, [value]);
  return (
    <div className={`field-type number${isInvalid ? ' error' : ''}`} style={{ flex: '1 1 0' }}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={isInvalid}
          message={isUnparsed ? invalidAmountMessage : (errorMessage ?? '')}
        />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          placeholder={currencyOf().sign}
          disabled={readOnly || disabled}
          value={inputText}
          onChange={({ target }) => {
            setText(target.value);
            setValue(parseInput(target.value));
          }}
          onBlur={() => {
            setText(formatInput(value));
            setWasBlurred(true);
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

const formatInput = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? formatAmount(value) : (value ?? '');

const parseInput = (typed: string): number | string | null =>
  typed.trim() === '' ? null : (parseAmount(typed) ?? typed);
