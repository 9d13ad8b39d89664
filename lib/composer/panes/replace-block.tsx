'use client';

import { type ReactElement, useState } from 'react';
import { registry } from '@/blocks/registry';
import type { StoredNode } from '@/lib/document/nodes';
import { asAnotherType, putInPlace, replacementsFor } from '../inserting/repairs';
import { Choice } from './choice';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** Puts a block of a known type in the place of an unknown one. */
export function ReplaceBlock({ id, own }: { id: string; own: StoredNode }): ReactElement {
  const session = useSession();
  const { say } = usePanes();
  const editor = useSessionState((state) => state.editor);
  const types = replacementsFor(
    own,
    (type) => editor.reach === 'network' || registry.get(type)?.rights.insert === 'owner',
  );
  const [type, setType] = useState(types[0] ?? null);
  const items = types.map((key) => ({ key, label: registry.get(key)?.label ?? key }));
  const replace = async () => {
    const mended = type === null ? null : await asAnotherType(own, type);
    if (!mended || type === null) return;
    const { operations, key } = putInPlace(session.state().editing.document, id, mended);
    const refusal = session.do(operations);
    if (!refusal) session.select(key);
    say(refusal ?? `Replaced by ${registry.get(type)?.label}`);
  };
  return (
    <div className="my-3 grid gap-2">
      <Choice label="Replace it with" items={items} chosen={type} choose={setType} />
      <p className="text-label text-text-muted">
        What fits of its words is taken along. Undo brings it back.
      </p>
      <button type="button" className="pane-button pane-button-main" onClick={() => void replace()}>
        Replace it
      </button>
    </div>
  );
}
