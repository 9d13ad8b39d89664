'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { fieldsOf } from '@/lib/engine/described-field';
import { ButtonIcon } from '../button-icon';
import { type ControlProps, withValue } from '../field/field-props';

/** Input for a group of fields. An optional group can be added and removed. */
export function GroupInput(props: ControlProps): ReactElement {
  const { field, value, onChange, path, issuesAt, disabled, id, fieldComponent: FieldComponent } = props;
  const isEntry = field.entry !== undefined;
  if (!isNode(value) && !isEntry)
    return (
      <button
        type="button"
        id={id}
        className="pane-button border border-line-strong"
        disabled={disabled}
        onClick={() => onChange({}, false)}
      >
        <ButtonIcon name="plus" /> Add {(field.label ?? 'it').toLowerCase()}
      </button>
    );
  const group = isNode(value) ? value : {};
  return (
    <>
      {fieldsOf(field).map(([name, inner]) => (
        <FieldComponent
          key={name}
          name={name}
          field={inner}
          value={group[name]}
          onChange={(next, isTyping) => onChange(withValue(group, name, next), isTyping)}
          path={`${path}.${name}`}
          issuesAt={issuesAt}
          disabled={disabled}
        />
      ))}
      {!isEntry && (
        <button
          type="button"
          className="pane-button mb-2"
          disabled={disabled}
          onClick={() => onChange(undefined, false)}
        >
          Remove {(field.label ?? 'it').toLowerCase()}
        </button>
      )}
    </>
  );
}
