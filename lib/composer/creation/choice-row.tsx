import type { ReactElement } from 'react';
import { FormRow } from './form-row';
import { useTypedBefore } from './use-typed-before';

/** One of several, by its name. */
export function ChoiceRow<One>({
  label,
  help,
  options,
  chosen,
  nameOf,
  choose,
}: {
  label: string;
  help: string;
  options: readonly One[];
  chosen: One;
  nameOf: (one: One) => string;
  choose: (one: One) => void;
}): ReactElement {
  const shown = options.indexOf(chosen);
  const control = useTypedBefore<HTMLSelectElement>(String(shown), (typed) =>
    choose(options[Number(typed)] ?? chosen),
  );
  return (
    <FormRow label={label} help={help}>
      {(input) => (
        <select
          {...input}
          ref={control}
          value={shown}
          onChange={({ target }) => choose(options[target.selectedIndex] ?? chosen)}
        >
          {options.map((one, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the options stay as they are
            <option key={at} value={at}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      )}
    </FormRow>
  );
}
