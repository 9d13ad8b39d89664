'use client';

import { useField } from '@payloadcms/ui';
import type { CheckboxFieldClientComponent } from 'payload';
import { useId } from 'react';

const redirectChoices = [
  [true, 'For good', 'The old address will not come back. Search engines take over the new one.'],
  [false, 'For now', 'The old address comes back some day. Search engines keep it.'],
] as const;

/** Radio buttons for permanent and temporary redirects: a checkbox would not explain the second choice. */
export const RedirectTypeInput: CheckboxFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, disabled } = useField<boolean>({ path });
  const id = useId();
  return (
    <fieldset
      id={`field-${path}`}
      className="field-type"
      disabled={readOnly || disabled}
      style={{ border: 0, padding: 0, marginInline: 0 }}
    >
      <legend className="field-label" style={{ padding: 0 }}>
        {typeof field.label === 'string' ? field.label : ''}
      </legend>
      {redirectChoices.map(([isPermanent, name, effect]) => (
        <label
          key={name}
          style={{ display: 'flex', gap: '0.75rem', padding: '0.4rem 0', alignItems: 'baseline' }}
        >
          <input
            type="radio"
            name={id}
            checked={(value ?? true) === isPermanent}
            onChange={() => setValue(isPermanent)}
          />
          <span>
            {name} <span className="field-description">{effect}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
