'use client';

import { type ReactElement, useId } from 'react';
import { isNode } from '@/lib/document/nodes';
import { Control } from './control';
import { fieldsOf } from './described-field';
import { Entries } from './entries';
import { type FieldProps, withValue } from './field-props';

/** One field with its words, its control and what is wrong with it. */
export function FieldInput(props: FieldProps): ReactElement {
  const { field, name, path, faults } = props;
  const id = useId();
  const about = `${id}-about`;
  const label = field.label ?? name;
  const control = field.control ?? (field.properties ? 'group' : 'text');
  const isBox = control === 'list' || control === 'links' || control === 'group';
  const messages = faults(path, !isBox);
  return (
    <div className="mb-4">
      {isBox ? (
        <fieldset aria-describedby={about} className="border-line border-l-2 pl-3">
          <legend className="mb-2 font-medium">{label}</legend>
          {control === 'group' ? <Group {...props} /> : <Entries {...props} draw={FieldInput} />}
        </fieldset>
      ) : (
        <>
          <label htmlFor={id} className="mb-1 block font-medium">
            {label}
          </label>
          <Control
            {...props}
            field={{ ...field, control }}
            id={id}
            about={about}
            isWrong={messages.length > 0}
          />
        </>
      )}
      <div id={about} className="mt-1 text-label">
        {field.help && <p className="text-text-muted">{field.help}</p>}
        {messages.map((message) => (
          <p key={message} className="text-negative">
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}

/** Fields that belong together. */
function Group({ field, value, change, path, faults, disabled }: FieldProps): ReactElement[] {
  const group = isNode(value) ? value : {};
  return fieldsOf(field).map(([name, inner]) => (
    <FieldInput
      key={name}
      name={name}
      field={inner}
      value={group[name]}
      change={(next, isTyping) => change(withValue(group, name, next), isTyping)}
      path={`${path}.${name}`}
      faults={faults}
      disabled={disabled}
    />
  ));
}
