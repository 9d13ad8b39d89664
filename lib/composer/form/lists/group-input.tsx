'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { fieldsOf } from '@/lib/engine/described-field';
import { type ControlProps, withValue } from '../field/field-props';
import { Sign } from '../sign';

/** Fields that belong together; those of a group that may be left out come with it. */
export function GroupInput(props: ControlProps): ReactElement {
  const { field, value, change, path, faults, disabled, id, draw: Draw } = props;
  const isEntry = field.entry !== undefined;
  if (!isNode(value) && !isEntry)
    return (
      <button
        type="button"
        id={id}
        className="pane-button border border-line-strong"
        disabled={disabled}
        onClick={() => change({}, false)}
      >
        <Sign name="plus" /> Add {(field.label ?? 'it').toLowerCase()}
      </button>
    );
  const group = isNode(value) ? value : {};
  return (
    <>
      {fieldsOf(field).map(([name, inner]) => (
        <Draw
          key={name}
          name={name}
          field={inner}
          value={group[name]}
          change={(next, isTyping) => change(withValue(group, name, next), isTyping)}
          path={`${path}.${name}`}
          faults={faults}
          disabled={disabled}
        />
      ))}
      {!isEntry && (
        <button
          type="button"
          className="pane-button mb-2"
          disabled={disabled}
          onClick={() => change(undefined, false)}
        >
          Take {(field.label ?? 'it').toLowerCase()} out
        </button>
      )}
    </>
  );
}
