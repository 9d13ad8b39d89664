'use client';

import type { ReactElement, ReactNode } from 'react';
import type { DescribedField } from '@/lib/engine/described-field';
import type { ControlProps } from '../field/field-props';

type Value = string | number;

/** Every value there is, with its words. */
export const valuesOf = (field: DescribedField): [value: Value, words: string][] =>
  (field.enum ?? Object.keys(field.options ?? {})).map((value) => [
    value,
    field.options?.[String(value)] ?? String(value),
  ]);

const mostSideBySide = 3;
const longestSideBySide = 14;
const mostAtOnce = 4;

/** One of a few values, all in sight; of many, in a list. */
export function ChoiceInput(props: ControlProps): ReactElement {
  const values = valuesOf(props.field);
  if (values.length > mostAtOnce) return <ChoiceList {...props} />;
  const isShort =
    values.length <= mostSideBySide && values.every(([, words]) => words.length <= longestSideBySide);
  return (
    <div className={isShort ? 'segments' : 'grid gap-1'}>
      {values.map(([value, words]) => (
        <OneOf key={value} {...props} one={value} className={isShort ? 'segment' : 'option'}>
          {words}
        </OneOf>
      ))}
    </div>
  );
}

type OneOfProps = ControlProps & { one: Value; className: string; children: ReactNode };

/** One value, with what shows it. */
export function OneOf({
  one,
  className,
  children,
  field,
  value,
  change,
  id,
  disabled,
}: OneOfProps): ReactElement {
  return (
    <label className={className}>
      <input
        type="radio"
        name={id}
        className={className === 'option' ? 'shrink-0' : 'sr-only'}
        disabled={disabled}
        checked={(value ?? field.default) === one}
        onChange={() => change(one, false)}
      />
      {children}
    </label>
  );
}

function ChoiceList({
  field,
  value,
  change,
  id,
  labelId,
  about,
  isWrong,
  disabled,
}: ControlProps): ReactElement {
  const chosen = value ?? field.default;
  const values = valuesOf(field);
  return (
    <select
      id={id}
      disabled={disabled}
      aria-labelledby={labelId}
      aria-describedby={about}
      aria-invalid={isWrong}
      className="field"
      value={String(chosen ?? '')}
      onChange={({ target }) => change(values.find(([one]) => String(one) === target.value)?.[0], false)}
    >
      {chosen === undefined && <option value="">Not chosen</option>}
      {values.map(([one, words]) => (
        <option key={one} value={String(one)}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** Any of a few values. None says the same as all of them: it is left out. */
export function ChoicesInput({ field, value, change, disabled }: ControlProps): ReactElement {
  const chosen: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const values = valuesOf(field);
  return (
    <div className="grid gap-1">
      {values.map(([one, words]) => (
        <label key={one} className="option">
          <input
            type="checkbox"
            className="shrink-0"
            disabled={disabled}
            checked={chosen.includes(one)}
            onChange={({ target }) => {
              const next = values.flatMap(([other]) =>
                (other === one ? target.checked : chosen.includes(other)) ? [other] : [],
              );
              change(next.length > 0 ? next : undefined, false);
            }}
          />
          {words}
        </label>
      ))}
    </div>
  );
}
