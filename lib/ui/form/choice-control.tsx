import type { ReactElement } from 'react';
import { FieldFrame } from './field-frame';

/** `marks` are what a script reads of it, as `data-` attributes. */
export type ChoiceOption = { value: string; label: string; marks?: Readonly<Record<string, string>> };

type ChoiceControlProps = {
  id: string;
  name: string;
  label: string;
  options: readonly ChoiceOption[];
  /** Said where nothing is chosen yet; without it the first is. */
  choose?: string;
  autoComplete?: string | undefined;
};

/** One of a few, in the browser's own list. */
export function ChoiceControl(props: ChoiceControlProps): ReactElement {
  const { id, name, label, options, choose, autoComplete } = props;
  return (
    <FieldFrame {...{ id, name, label }}>
      <select {...{ id, name, autoComplete }} required={choose !== undefined} className="input">
        {choose !== undefined && <option value="">{choose}</option>}
        {options.map(({ value, label, marks = {} }) => (
          <option key={value} value={value} {...asData(marks)}>
            {label}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

const asData = (marks: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(marks).map(([name, value]) => [`data-${name}`, value]));
