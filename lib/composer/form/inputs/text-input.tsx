'use client';

import type { InputHTMLAttributes, ReactElement } from 'react';
import { controlAttributes } from '../field/control-attributes';
import { type ControlProps, keptText } from '../field/field-props';
import { oneLine } from '../field/one-line';

const modes: Readonly<Record<string, InputHTMLAttributes<HTMLInputElement>['inputMode']>> = {
  phone: 'tel',
  email: 'email',
};

/** Words on one line, which grows where they need more room than the pane has. */
export function TextInput(control: ControlProps): ReactElement {
  const { field, value, change } = control;
  const common = {
    ...controlAttributes(control),
    className: 'field',
    value: typeof value === 'string' ? value : '',
  };
  const type = (text: string) => change(keptText(text, control), true);
  if (field.control === 'phone' || field.control === 'email')
    return (
      <input {...common} inputMode={modes[field.control]} onChange={({ target }) => type(target.value)} />
    );
  return (
    <textarea
      {...common}
      className="field field-sizing-content resize-none"
      rows={1}
      placeholder={standIn(control)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={({ target }) => type(oneLine(target.value))}
    />
  );
}

/** What stands there as long as nothing is written. */
const standIn = ({ supplied, disabled }: ControlProps): string | undefined =>
  supplied?.words || (disabled ? 'Nothing is written here' : undefined);

/** Words on several lines. */
export function LongTextInput(control: ControlProps): ReactElement {
  const { value, change } = control;
  return (
    <textarea
      {...controlAttributes(control)}
      className="field field-sizing-content enabled:min-h-20 max-h-96"
      placeholder={standIn(control)}
      value={typeof value === 'string' ? value : ''}
      onChange={({ target }) => change(keptText(target.value, control), true)}
    />
  );
}
