'use client';

import type { ReactElement, ReactNode } from 'react';
import { isNode } from '@/lib/document/nodes';
import type { ControlProps } from './field-props';
import { LinkInput } from './link-input';
import { PictureInput } from './picture-input';
import { TargetInput } from './target-input';

/** What a field of one value is handled with. */
export function Control(props: ControlProps): ReactNode {
  const { field, value, change, id, about, isWrong, disabled } = props;
  const common = { id, disabled, 'aria-describedby': about, 'aria-invalid': isWrong };
  const text = typeof value === 'string' ? value : '';
  const type = (event: { target: { value: string } }) => change(event.target.value, true);
  switch (field.control) {
    case 'text':
    case 'phone':
    case 'email':
    case 'date':
      return <input {...common} className="field" type="text" value={text} onChange={type} />;
    case 'textarea':
    case 'markdown':
      return (
        <textarea
          {...common}
          className="field"
          rows={field.control === 'markdown' ? 8 : 3}
          value={text}
          onChange={type}
        />
      );
    case 'number':
      return <NumberInput {...props} />;
    case 'switch':
      return (
        <input
          {...common}
          className="h-5 w-5"
          type="checkbox"
          checked={(value ?? field.default) === true}
          onChange={(event) => change(event.target.checked, false)}
        />
      );
    case 'choice':
    case 'surface':
      return <Choice {...props} />;
    case 'link':
      return <LinkInput {...props} />;
    case 'target':
      return <TargetInput {...props} />;
    case 'picture':
      return <PictureInput {...props} />;
    default:
      return <p className="rounded-md bg-surface-sunken px-3 py-2 text-text-muted">{tellOf(value)}</p>;
  }
}

function NumberInput({ value, change, id, about, isWrong, disabled }: ControlProps): ReactElement {
  return (
    <input
      id={id}
      disabled={disabled}
      aria-describedby={about}
      aria-invalid={isWrong}
      className="field"
      type="number"
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => change(target.value === '' ? undefined : target.valueAsNumber, true)}
    />
  );
}

function Choice({ field, value, change, id, about, isWrong, disabled }: ControlProps): ReactElement {
  const chosen = value ?? field.default;
  const values = field.enum ?? Object.keys(field.options ?? {});
  return (
    <select
      id={id}
      disabled={disabled}
      aria-describedby={about}
      aria-invalid={isWrong}
      className="field"
      value={String(chosen ?? '')}
      onChange={({ target }) =>
        change(
          values.find((one) => String(one) === target.value),
          false,
        )
      }
    >
      {chosen === undefined && <option value="">Not chosen</option>}
      {values.map((one) => (
        <option key={one} value={String(one)}>
          {field.options?.[String(one)] ?? String(one)}
        </option>
      ))}
    </select>
  );
}

/** What has no control here yet is told, and kept as it is. */
function tellOf(value: unknown): string {
  const all: unknown[] = Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
  if (all.length === 0) return 'None';
  const named = all.flatMap((one) =>
    isNode(one) && typeof one.label === 'string' ? [`“${one.label}”`] : [],
  );
  return named.length > 0 ? named.join(', ') : 'Chosen in the CMS';
}
