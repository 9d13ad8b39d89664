'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { NumberFieldClientComponent } from 'payload';
import { useEffect, useId, useState } from 'react';
import { readCedis, writeCedis } from './cedis';

/** An amount that is written in cedis and stored in pesewas. What cannot be read as one is sent as it is, and refused with a sentence. */
export const MoneyInput: NumberFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, errorMessage, disabled } = useField<number | string | null>({ path });
  const [text, setText] = useState(() => shown(value));
  const id = useId();
  useEffect(() => {
    // Stored, restored or of another record: not what is being typed here.
    setText((typed) => (meant(typed) === (value ?? null) ? typed : shown(value)));
  }, [value]);
  return (
    <div className={`field-type number${showError ? ' error' : ''}`} style={{ flex: '1 1 0' }}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
        <input
          id={id}
          type="text"
          inputMode="decimal"
          placeholder="GH₵"
          disabled={readOnly || disabled}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setValue(meant(target.value));
          }}
          onBlur={() => setText(shown(value))}
        />
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
};

const shown = (value: number | string | null | undefined): string =>
  typeof value === 'number' ? writeCedis(value) : (value ?? '');

const meant = (typed: string): number | string | null =>
  typed.trim() === '' ? null : (readCedis(typed) ?? typed);
