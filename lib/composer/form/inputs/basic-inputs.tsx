'use client';

import type { InputHTMLAttributes, ReactElement } from 'react';
import { type ControlProps, controlAttributes, toSingleLine, toStoredText } from '../field/field-props';
import { useTextDraft } from '../field/use-text-draft';

const parseNumber = (text: string): unknown => {
  if (text.trim() === '') return undefined;
  const number = Number(text.replaceAll(/[\s,]/g, ''));
  return Number.isFinite(number) ? number : text;
};

/** Input for a number. Text that is not a number is stored as typed, and reported as an issue. */
export function NumberInput(control: ControlProps): ReactElement {
  const { field, value, onChange } = control;
  const [text, setText] = useTextDraft(value, {
    format: (stored) => (typeof stored === 'number' || typeof stored === 'string' ? String(stored) : ''),
    parse: parseNumber,
  });
  return (
    <input
      {...controlAttributes(control)}
      className="field max-w-40"
      inputMode="decimal"
      placeholder={typeof field.default === 'number' ? String(field.default) : undefined}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parseNumber(target.value), true);
      }}
    />
  );
}

const parseLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Input for a list of short texts, one on each line. */
export function LinesInput(control: ControlProps): ReactElement {
  const { value, onChange } = control;
  const [text, setText] = useTextDraft(value, {
    format: (stored) => (Array.isArray(stored) ? stored.join('\n') : ''),
    parse: parseLines,
  });
  return (
    <textarea
      {...controlAttributes(control)}
      className="field field-sizing-content enabled:min-h-20"
      placeholder="One per line"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(parseLines(target.value), true);
      }}
    />
  );
}

/** Input for a date. */
export function DateInput(control: ControlProps): ReactElement {
  const { value, onChange } = control;
  return (
    <input
      {...controlAttributes(control)}
      className="field max-w-48"
      type="date"
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      onChange={({ target }) => onChange(target.value || undefined, false)}
    />
  );
}

/** Input for a boolean. */
export function SwitchInput({
  field,
  value,
  onChange,
  id,
  describedBy,
  disabled,
}: ControlProps): ReactElement {
  const isOn = (value ?? field.default) === true;
  return (
    <span className="flex items-center gap-2">
      <input
        id={id}
        role="switch"
        aria-checked={isOn}
        type="checkbox"
        className="switch"
        disabled={disabled}
        aria-describedby={describedBy}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked, false)}
      />
      <span aria-hidden className="text-label text-text-muted">
        {isOn ? 'On' : 'Off'}
      </span>
    </span>
  );
}

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
      <input
        {...common}
        inputMode={inputModes[field.control]}
        onChange={({ target }) => type(target.value)}
      />
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
  supplied?.text || (disabled ? 'Empty' : undefined);

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
