'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClient } from 'payload';
import { knownSpelling } from './known-spelling';

type Shown = {
  field: Omit<TextFieldClient, 'type'>;
  path: string;
  isFixed: boolean;
  words: readonly string[];
};

/** A word that others have written before: theirs are offered as one types, and one that is written already keeps its spelling. */
export function WordInput({ field, path, isFixed, words }: Shown) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const id = `field-${path}`;
  const leave = () => {
    const written = knownSpelling(value ?? '', words);
    if (written !== (value ?? '')) setValue(written);
  };
  return (
    <div className={`field-type text${showError ? ' error' : ''}`} style={{ flex: '1 1 0' }}>
      <FieldLabel htmlFor={id} label={field.label ?? ''} path={path} required={field.required ?? false} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} message={errorMessage ?? ''} />
        <input
          id={id}
          type="text"
          list={`${id}-words`}
          autoComplete="off"
          maxLength={field.maxLength}
          disabled={isFixed || disabled}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
          onBlur={leave}
        />
        <datalist id={`${id}-words`}>
          {words.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
}
