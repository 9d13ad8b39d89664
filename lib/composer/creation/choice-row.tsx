import type { ReactElement } from 'react';
import { FormRow } from './form-rows';
import { useInputBeforeHydration } from './hydration';

/** Row with a select for one of several options. */
export function SelectRow<Option>({
  label,
  help,
  options,
  selected,
  nameOf,
  onSelect,
}: {
  label: string;
  help: string;
  options: readonly Option[];
  selected: Option;
  nameOf: (option: Option) => string;
  onSelect: (option: Option) => void;
}): ReactElement {
  const selectedIndex = options.indexOf(selected);
  const control = useInputBeforeHydration<HTMLSelectElement>(String(selectedIndex), (typed) =>
    onSelect(options[Number(typed)] ?? selected),
  );
  return (
    <FormRow label={label} help={help}>
      {(input) => (
        <select
          {...input}
          ref={control}
          value={selectedIndex}
          onChange={({ target }) => onSelect(options[target.selectedIndex] ?? selected)}
        >
          {options.map((option, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the options stay as they are
            <option key={index} value={index}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}
