'use client';

import type { ReactElement, ReactNode } from 'react';
import type { DescribedField } from '@/lib/engine/described-field';
import type { ControlProps } from '../field/field-props';

type ChoiceValue = string | number;

/** Every possible value with its label. */
export const valuesOf = (field: DescribedField): [value: ChoiceValue, words: string][] =>
  (field.enum ?? Object.keys(field.options ?? {})).map((value) => [
    value,
    field.options?.[String(value)] ?? String(value),
  ]);

const MAX_SEGMENTS = 3;
const MAX_SEGMENT_LENGTH = 14;
const MAX_RADIO_OPTIONS = 4;

/** Input for one of several values: radio buttons for a few, a select for many. */
export function ChoiceInput(props: ControlProps): ReactElement {
  const values = valuesOf(props.field);
  if (values.length > MAX_RADIO_OPTIONS) return <ChoiceList {...props} />;
  const isShort =
    values.length <= MAX_SEGMENTS && values.every(([, label]) => label.length <= MAX_SEGMENT_LENGTH);
  return (
    <div className={isShort ? 'segments' : 'grid gap-1'}>
      {values.map(([value, label]) => (
        <RadioOption key={value} {...props} option={value} className={isShort ? 'segment' : 'option'}>
          {label}
        </RadioOption>
      ))}
    </div>
  );
}

type RadioOptionProps = ControlProps & { option: ChoiceValue; className: string; children: ReactNode };

/** A radio button with its content. */
export function RadioOption({
  option,
  className,
  children,
  field,
  value,
  onChange,
  id,
  disabled,
}: RadioOptionProps): ReactElement {
  return (
    <label className={className}>
      <input
        type="radio"
        name={id}
        className={className === 'option' ? 'shrink-0' : 'sr-only'}
        disabled={disabled}
        checked={(value ?? field.default) === option}
        onChange={() => onChange(option, false)}
      />
      {children}
    </label>
  );
}

function ChoiceList({
  field,
  value,
  onChange,
  id,
  labelId,
  describedBy,
  isInvalid,
  disabled,
}: ControlProps): ReactElement {
  const chosen = value ?? field.default;
  const values = valuesOf(field);
  return (
    <select
      id={id}
      disabled={disabled}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      className="field"
      value={String(chosen ?? '')}
      onChange={({ target }) => onChange(values.find(([option]) => String(option) === target.value)?.[0], false)}
    >
      {chosen === undefined && <option value="">Not chosen</option>}
      {values.map(([option, label]) => (
        <option key={option} value={String(option)}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Input for any of a few values. No selection means the same as all of them and is stored as undefined. */
export function ChoicesInput({ field, value, onChange, disabled }: ControlProps): ReactElement {
  const chosen: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const values = valuesOf(field);
  return (
    <div className="grid gap-1">
      {values.map(([option, label]) => (
        <label key={option} className="option">
          <input
            type="checkbox"
            className="shrink-0"
            disabled={disabled}
            checked={chosen.includes(option)}
            onChange={({ target }) => {
              const next = values.flatMap(([candidate]) =>
                (candidate === option ? target.checked : chosen.includes(candidate)) ? [candidate] : [],
              );
              onChange(next.length > 0 ? next : undefined, false);
            }}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
