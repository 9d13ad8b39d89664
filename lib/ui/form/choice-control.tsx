import type { ReactElement } from 'react';
import { FieldFrame } from './field-frame';

type ChoiceControlProps = {
  id: string;
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Said where nothing is chosen yet; without it the first is. */
  choose?: string;
};

/** One of a few, in the browser's own list. */
export function ChoiceControl({ id, name, label, options, choose }: ChoiceControlProps): ReactElement {
  return (
    <FieldFrame {...{ id, name, label }}>
      <select id={id} name={name} required={choose !== undefined} className="input">
        {choose !== undefined && <option value="">{choose}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}
