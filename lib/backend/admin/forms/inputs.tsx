'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClient } from 'payload';
import { matchSuggestion } from './text-entry';

type SuggestionInputProps = {
  field: Omit<TextFieldClient, 'type'>;
  path: string;
  isReadOnly: boolean;
  suggestions: readonly string[];
};

/**
 * Text input with suggestions. A value that equals a suggestion except for capitals and spaces gets its
 * spelling on blur.
 */
export function SuggestionInput({ field, path, isReadOnly, suggestions }: SuggestionInputProps) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string | null>({ path });
  const id = `field-${path}`;
  const applySpelling = () => {
    const matched = matchSuggestion(value ?? '', suggestions);
    if (matched !== (value ?? '')) setValue(matched);
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
          disabled={isReadOnly || disabled}
          value={value ?? ''}
          onChange={({ target }) => setValue(target.value)}
          onBlur={applySpelling}
        />
        <datalist id={`${id}-words`}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      </div>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
    </div>
  );
}
