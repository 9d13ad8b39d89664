'use client';
import type { ReactElement } from 'react';

type AmountFieldProps = {
  id: string;
  label: string;
  /** The symbol of the currency. */
  sign: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** An amount in whole units of the currency. */
export function AmountField({ id, label, sign, value, error, onChange }: AmountFieldProps): ReactElement {
  return (
    <div className="entry">
      <label htmlFor={id} className="text-label font-semibold">
        {label} <span className="font-normal text-text-muted">({sign})</span>
      </label>
      <input
        id={id}
        inputMode="decimal"
        autoComplete="off"
        maxLength={30}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className="input tabular-nums"
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="entry-error">
          {error}
        </p>
      )}
    </div>
  );
}
