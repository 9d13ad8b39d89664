'use client';

import { type ReactElement, useMemo } from 'react';
import { registry } from '@/blocks/registry';
import type { StoredNode } from '@/lib/document/nodes';
import { isNode } from '@/lib/document/nodes';
import type { Fault } from '@/lib/engine/fault';
import { fieldsOf } from './described-field';
import { FieldInput } from './field-input';

type BlockFormProps = {
  /** The block by itself. */
  own: StoredNode;
  type: string;
  faults: readonly Fault[];
  /** Why nothing of it may be changed; null when it may. */
  reason: string | null;
  change: (name: string, value: unknown, isTyping: boolean) => void;
};

/** What an author writes in a block, field by field. What its source supplies is not among it. */
export function BlockForm({ own, type, faults, reason, change }: BlockFormProps): ReactElement {
  const fields = useMemo(() => fieldsOf(registry.get(type)?.describe()), [type]);
  const props = isNode(own.props) ? own.props : {};
  const at = (path: string, isWhole: boolean) => {
    const place = `props.${path}`;
    const here = faults.filter(
      (fault) => fault.path === place || (isWhole && fault.path.startsWith(`${place}.`)),
    );
    return [...new Set(here.map(({ message }) => message))];
  };
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {reason && <p className="mb-4 rounded-md bg-accent-soft p-3">{reason}</p>}
      {fields.map(([name, field]) => (
        <FieldInput
          key={name}
          name={name}
          field={field}
          value={props[name]}
          change={(value, isTyping) => change(name, value, isTyping)}
          path={name}
          faults={at}
          disabled={reason !== null}
        />
      ))}
    </form>
  );
}
