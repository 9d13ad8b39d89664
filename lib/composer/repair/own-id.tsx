'use client';

import type { ReactElement } from 'react';
import type { StoredNode } from '@/lib/document/nodes';
import { createRepair } from './repairs';
import { usePanes } from '../workspace/composer-context';
import { useSession } from '../workspace/use-session';

/** Assigns a unique id to a block that has none or the id of another block; it can be edited afterwards. */
export function AssignId({ id, own }: { id: string; own: StoredNode }): ReactElement | null {
  const session = useSession();
  const { announce } = usePanes();
  if (typeof own.type !== 'string') return null;
  const assignId = () => {
    const { operations, key } = createRepair(session.state().editing.document, id, own);
    const refused = session.do(operations);
    if (!refused) session.select(key);
    announce(refused ?? 'It has an id of its own now');
  };
  return (
    <section aria-label="A block without an id of its own" className="mb-4 rounded-md bg-accent-soft p-3">
      <p className="mb-2">
        It has no id, or the same as another block: until it has one of its own it cannot be changed.
      </p>
      <button type="button" className="pane-button border border-line-strong" onClick={assignId}>
        Give it an id of its own
      </button>
    </section>
  );
}
