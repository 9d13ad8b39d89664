'use client';

import type { ReactElement, ReactNode } from 'react';
import type { DescribedField } from '@/lib/engine/described-field';
import { surfaceSchema } from '@/schemas/surface';
import type { ControlProps } from '../field/field-props';

type ChoiceValue = string | number;

/** Every possible value with its label. */
const valuesOf = (field: DescribedField): [value: ChoiceValue, label: string][] =>
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
function RadioOption({
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
  const selectedValue = value ?? field.default;
  const values = valuesOf(field);
  return (
    <select
      id={id}
      disabled={disabled}
      aria-labelledby={labelId}
      aria-describedby={describedBy}
      aria-invalid={isInvalid}
      className="field"
      value={String(selectedValue ?? '')}
      onChange={({ target }) =>
        onChange(values.find(([option]) => String(option) === target.value)?.[0], false)
      }
    >
      {selectedValue === undefined && <option value="">None</option>}
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
  const selectedValue: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const values = valuesOf(field);
  return (
    <div className="grid gap-1">
      {values.map(([option, label]) => (
        <label key={option} className="option">
          <input
            type="checkbox"
            className="shrink-0"
            disabled={disabled}
            checked={selectedValue.includes(option)}
            onChange={({ target }) => {
              const next = values.flatMap(([candidate]) =>
                (candidate === option ? target.checked : selectedValue.includes(candidate))
                  ? [candidate]
                  : [],
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

const surfaceClasses = {
  paper: 'bg-surface',
  raised: 'bg-surface-sunken',
  ink: 'bg-surface-ink',
  forest: 'bg-surface-forest',
} as const;

/** Input for a surface of the design, with a sample of each. */
export function SurfaceInput(props: ControlProps): ReactElement {
  const renderSwatch = (value: unknown) => {
    const surface = surfaceSchema.safeParse(value).data ?? 'paper';
    return (
      <span
        aria-hidden
        data-surface={surface}
        className={`grid h-10 place-content-center rounded-md border border-line font-display text-text ${surfaceClasses[surface]}`}
      >
        Aa
      </span>
    );
  };
  return <Swatches {...props} renderSwatch={renderSwatch} />;
}

/** Input for a palette of the design, with a sample of each. */
export function PaletteInput(props: ControlProps): ReactElement {
  const renderSwatch = (value: unknown) => (
    <span aria-hidden data-swatch={value} className="palette-swatch font-display">
      Aa
    </span>
  );
  return <Swatches {...props} renderSwatch={renderSwatch} />;
}

type SwatchesProps = ControlProps & { renderSwatch: (value: unknown) => ReactNode };

const Swatches = ({ renderSwatch, ...props }: SwatchesProps): ReactElement => (
  <div className="grid grid-cols-4 gap-2">
    {valuesOf(props.field).map(([value, label]) => (
      <RadioOption key={value} {...props} option={value} className="swatch">
        {renderSwatch(value)}
        <span className="text-center text-label leading-tight">{label}</span>
      </RadioOption>
    ))}
  </div>
);
