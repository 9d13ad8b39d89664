import type { ReactElement } from 'react';
import { FieldFrame } from './field-frame';

/** `marks` become `data-` attributes for scripts. */
export type SelectOption = { value: string; label: string; marks?: Readonly<Record<string, string>> };

type SelectControlProps = {
  id: string;
  name: string;
  label: string;
  options: readonly SelectOption[];
  /** The text of the empty option; without it the first option is preselected. */
  choose?: string;
  autoComplete?: string | undefined;
};

/** A native select. */
export function SelectControl(props: SelectControlProps): ReactElement {
  const { id, name, label, options, choose, autoComplete } = props;
  return (
    <FieldFrame {...{ id, name, label }}>
      <select {...{ id, name, autoComplete }} required={choose !== undefined} className="input">
        {choose !== undefined && <option value="">{choose}</option>}
        {options.map(({ value, label, marks = {} }) => (
          <option key={value} value={value} {...toDataAttributes(marks)}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const toDataAttributes = (data: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));
