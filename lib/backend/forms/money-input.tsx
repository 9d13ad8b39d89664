'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useEffect, useId, useState } from 'react';
import { currencyOf } from '@/lib/i18n/currency';
import { readAmount, writeAmount, writeAnAmount } from './amounts';

/**
 * An amount that is written in the country's currency and stored in hundredths of it. What cannot be read as one is sent as it is, and refused with a sentence. The
 * same sentence stands here once the field is left: an answer of the form that comes late takes away what the server has said.
 */
export const MoneyInput: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | string | null>({ path });
  const [text, setText] = useState(() => shown(value));
  const [isLeft, setLeft] = useState(typeof value === 'string');
  const id = useId();
  const isUnread = isLeft && typeof value === 'string';
  const isWrong = showError || isUnread;
  useEffect(() => {
    // Stored, restored or of another record: not what is being typed here.
    setText((typed) => (meant(typed) === (value ?? null) ? typed : shown(value)));
  }, [value]);
  return (
    <div className={`field-type number${isWrong ? ' error' : ''}`} style={{ flex: '1 1 0' }}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError
          path={path}
          showError={isWrong}
          message={isUnread ? writeAnAmount : (errorMessage ?? '')}
        />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          placeholder={currencyOf().sign}
          disabled={readOnly || disabled}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setValue(meant(target.value));
          }}
          onBlur={() => {
            setText(shown(value));
            setLeft(true);
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

const shown = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? writeAmount(value) : (value ?? '');

const meant = (typed: string): number | string | null =>
  typed.trim() === '' ? null : (readAmount(typed) ?? typed);
