'use client';

import type { InputHTMLAttributes, ReactElement } from 'react';
import { controlAttributes } from '../field/control-attributes';
import { type ControlProps, toStoredText } from '../field/field-props';
import { toSingleLine } from '../field/one-line';

const inputModes: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>['inputMode']>> = {
  phone: 'tel',
  email: 'email',
};

/** Input for a text without line breaks. It grows when the text wraps. */
export function TextInput(control: ControlProps): ReactElement {
  const { field, value, onChange } = control;
  const common = {
    ...controlAttributes(control),
    className: 'field',
    value: typeof value === 'string' ? value : '',
  };
  const type = (text: string) => onChange(toStoredText(text, control), true);
  if (field.control === 'phone' || field.control === 'email')
    return (
      <input {...common} inputMode={inputModes[field.control]} onChange={({ target }) => type(target.value)} />
    );
  return (
    <textarea
      {...common}
      className="field field-sizing-content resize-none"
      rows={1}
      placeholder={placeholderOf(control)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={({ target }) => type(toSingleLine(target.value))}
    />
  );
}

/** Placeholder of an empty field: the supplied text, or a note in a read-only form. */
const placeholderOf = ({ supplied, disabled }: ControlProps): string | undefined =>
  supplied?.text || (disabled ? 'Nothing is written here' : undefined);

/** Input for a text with several lines. */
export function LongTextInput(control: ControlProps): ReactElement {
  const { value, onChange } = control;
  return (
    <textarea
      {...controlAttributes(control)}
      className="field field-sizing-content enabled:min-h-20 max-h-96"
      placeholder={placeholderOf(control)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => onChange(toStoredText(target.value, control), true)}
    />
  );
}
