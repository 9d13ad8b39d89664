'use client';
import type { ReactElement } from 'react';

type ChoiceFieldProps = {
  id: string;
  label: string;
  /** That no choice means any value. */
  hint: string;
  options: readonly { value: string; label: string }[];
  selected: readonly string[];
  error: string | undefined;
  onChange: (selected: string[]) => void;
};

/** Several of many values. */
export function ChoiceField(props: ChoiceFieldProps): ReactElement {
  const { id, label, hint, options, selected, error, onChange } = props;
  const toggle = (value: string, isSelected: boolean) =>
    onChange(isSelected ? [...selected, value] : selected.filter((other) => other !== value));
  return (
    <fieldset aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`} className="min-w-0">
      <legend className="text-label font-semibold">{label}</legend>
      <p id={`${id}-hint`} className="text-label text-text-muted">
        {hint}
      </p>
      <div className="area-choices">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              checked={selected.includes(option.value)}
              onChange={({ target }) => toggle(option.value, target.checked)}
              className="size-5 shrink-0 accent-action"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="entry-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
