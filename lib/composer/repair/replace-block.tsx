'use client';

import { type ReactElement, useState } from 'react';
import { registry } from '@/blocks/registry';
import type { StoredNode } from '@/lib/document/nodes';
import { ComboBoxField } from '../dialogs/combo-box-field';
import { usePanes, useSession, useSessionState } from '../workspace/composer-context';
import { convertToType, createRepair, replacementsFor } from './repairs';

/** Replaces a block of an unknown type by one of a known type. */
export function ReplaceBlock({ id, node }: { id: string; node: StoredNode }): ReactElement {
  const session = useSession();
  const { announce } = usePanes();
  const editor = useSessionState((state) => state.editor);
  const types = replacementsFor(
    node,
    (type) => editor.tenantScope === 'network' || registry.get(type)?.rights.insert === 'owner',
  );
  const [type, setType] = useState(types[0] ?? null);
  const items = types.map((key) => ({ key, label: registry.get(key)?.label ?? key }));
  const replace = async () => {
    const replacement = type === null ? null : await convertToType(node, type);
    if (!replacement || type === null) return;
    const { operations, key } = createRepair(session.state().editing.document, id, replacement);
    const refusal = session.apply(operations);
    if (!refusal) session.select(key);
    announce(refusal ?? `Replaced by ${registry.get(type)?.label}`);
  };
  return (
    <div className="my-3 grid gap-2">
      <ComboBoxField label="Replace with" items={items} selectedKey={type} onSelect={setType} />
      <p className="text-label text-text-muted">Matching texts are kept. You can undo this.</p>
      <button type="button" className="pane-button pane-button-main" onClick={() => void replace()}>
        Replace
      </button>
    </div>
  );
}
