'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { type ControlProps, withValue } from '../field/field-props';
import { isHalfTyped } from './target-fault';
import { TargetInput } from './target-input';

/** A link with its words and where it leads. */
export function LinkInput({
  field,
  path,
  value,
  change,
  id,
  about,
  isWrong,
  isWriting,
  disabled,
  faults,
}: ControlProps): ReactElement {
  if (!isNode(value)) return <AddLink id={id} disabled={disabled} change={change} />;
  const set = (name: string, next: unknown, isTyping: boolean) =>
    change(withValue(value, name, next), isTyping);
  const isWrongAt = (name: string) =>
    isWrong && faults(`${path}.${name}`, true).some(({ severity }) => severity === 'malformed');
  return (
    <div
      className={field.entry === undefined ? 'grid gap-2 rounded-md border border-line p-3' : 'grid gap-2'}
    >
      <label className="block">
        <span className="mb-1 block text-label">Words of the link</span>
        <input
          id={id}
          className="field"
          type="text"
          aria-describedby={about}
          aria-invalid={isWrongAt('label')}
          disabled={disabled}
          value={typeof value.label === 'string' ? value.label : ''}
          onChange={(event) => set('label', event.target.value, true)}
        />
      </label>
      <TargetInput
        value={value.to}
        change={(to, isTyping) => set('to', to, isTyping)}
        id={`${id}-to`}
        about={about}
        isWrong={!(isWriting && isHalfTyped(value.to)) && isWrongAt('to')}
        disabled={disabled}
      />
      {field.entry === undefined && (
        <button
          type="button"
          className="pane-button justify-self-start"
          disabled={disabled}
          onClick={() => change(undefined, false)}
        >
          Take the link out
        </button>
      )}
    </div>
  );
}

function AddLink({ id, disabled, change }: Pick<ControlProps, 'id' | 'disabled' | 'change'>): ReactElement {
  return (
    <button
      type="button"
      id={id}
      className="pane-button border border-line-strong"
      disabled={disabled}
      onClick={() => change({}, false)}
    >
      Add a link
    </button>
  );
}
