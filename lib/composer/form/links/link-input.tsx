'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { type ControlProps, withValue } from '../field/field-props';
import { isPartialTarget } from './link-target';
import { TargetInput } from './target-input';

/** Input for a link: its text and its target. */
export function LinkInput({
  field,
  path,
  value,
  onChange,
  id,
  describedBy,
  isInvalid,
  isTypingTarget,
  disabled,
  issuesAt,
}: ControlProps): ReactElement {
  if (!isNode(value)) return <AddLink id={id} disabled={disabled} onChange={onChange} />;
  const set = (name: string, next: unknown, isTyping: boolean) =>
    onChange(withValue(value, name, next), isTyping);
  const isInvalidAt = (name: string) =>
    isInvalid && issuesAt(`${path}.${name}`, true).some(({ severity }) => severity === 'malformed');
  return (
    <div
      className={field.entry === undefined ? 'grid gap-2 rounded-md border border-line p-3' : 'grid gap-2'}
    >
      <label className="block">
        <span className="mb-1 block text-label">Link text</span>
        <input
          id={id}
          className="field"
          type="text"
          aria-describedby={describedBy}
          aria-invalid={isInvalidAt('label')}
          disabled={disabled}
          value={typeof value.label === 'string' ? value.label : ''}
          onChange={(event) => set('label', event.target.value, true)}
        />
      </label>
      <TargetInput
        value={value.to}
        onChange={(to, isTyping) => set('to', to, isTyping)}
        id={`${id}-to`}
        describedBy={describedBy}
        isInvalid={!(isTypingTarget && isPartialTarget(value.to)) && isInvalidAt('to')}
        disabled={disabled}
      />
      {field.entry === undefined && (
        <button
          type="button"
          className="pane-button justify-self-start"
          disabled={disabled}
          onClick={() => onChange(undefined, false)}
        >
          Remove link
        </button>
      )}
    </div>
  );
}

function AddLink({
  id,
  disabled,
  onChange,
}: Pick<ControlProps, 'id' | 'disabled' | 'onChange'>): ReactElement {
  return (
    <button
      type="button"
      id={id}
      className="pane-button border border-line-strong"
      disabled={disabled}
      onClick={() => onChange({}, false)}
    >
      Add link
    </button>
  );
}
