import { type ReactElement, type ReactNode, useId } from 'react';
import { useInputBeforeHydration } from './hydration';

type FormRowInput = { id: string; 'aria-describedby': string; 'aria-invalid': boolean; className: string };

/** A field with its label, help text and issue. */
export function FormRow({
  label,
  help,
  issue,
  children,
}: {
  label: string;
  help?: string | undefined;
  issue?: string | undefined;
  children: (input: FormRowInput) => ReactNode;
}): ReactElement {
  const id = useId();
  const descriptionId = `${id}-about`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': descriptionId,
        'aria-invalid': issue !== undefined,
        className: 'field',
      })}
      <div id={descriptionId} className="mt-1 text-label" aria-live="polite">
        {help && <p className="wrap-anywhere text-text-muted">{help}</p>}
        {issue && <p className="text-negative">{issue}</p>}
      </div>
    </div>
  );
}

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
            // biome-ignore lint/suspicious/noArrayIndexKey: the options never change
            <option key={index} value={index}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}
