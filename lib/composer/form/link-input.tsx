'use client';

import type { ReactElement } from 'react';
import { isNode } from '@/lib/document/nodes';
import { type ControlProps, withValue } from './field-props';
import { TargetInput } from './target-input';

/** A link with its words and where it leads. */
export function LinkInput({ value, change, id, about, isWrong, disabled }: ControlProps): ReactElement {
  const link = isNode(value) ? value : {};
  const set = (name: string, next: unknown, isTyping: boolean) =>
    change(withValue(link, name, next), isTyping);
  return (
    <div className="rounded-md border border-line p-3">
      <input
        id={id}
        className="field mb-2"
        type="text"
        placeholder="Words of the link"
        aria-describedby={about}
        aria-invalid={isWrong}
        disabled={disabled}
        value={typeof link.label === 'string' ? link.label : ''}
        onChange={(event) => set('label', event.target.value, true)}
      />
      <TargetInput
        value={link.to}
        change={(to, isTyping) => set('to', to, isTyping)}
        id={`${id}-to`}
        about={about}
        isWrong={isWrong}
        disabled={disabled}
      />
      {value !== undefined && (
        <button
          type="button"
          className="pane-button mt-2"
          disabled={disabled}
          onClick={() => change(undefined, false)}
        >
          Take the link out
        </button>
      )}
    </div>
  );
}
