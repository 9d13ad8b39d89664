'use client';

import { type ReactElement, useState } from 'react';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import { createRepair } from './repairs';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

/** The edited JSON, and the stored value at the start of the edit. */
type JsonDraft = { text: string; from: unknown };

const conflictMessage =
  'The block has changed since you began to write. Copy what you have written, and press “Show what is stored”';

/** The stored JSON of a block, which network staff can edit. */
export function BlockJson({ id, own }: { id: string; own: unknown }): ReactElement | null {
  const session = useSession();
  const { announce } = usePanes();
  const scope = useSessionState(({ editor }) => editor.reach);
  const [draft, setDraft] = useState<JsonDraft | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (scope !== 'network') return null;
  const applyDraft = () => {
    if (!draft) return;
    const { document } = session.state().editing;
    if (!isSameJson(document.blocks.get(id)?.own, draft.from)) return setRefusal(conflictMessage);
    const read = readJson(draft.text);
    if (!isNode(read)) return setRefusal('This is no block: write it as JSON, as it was');
    const { operations, key } = createRepair(document, id, read);
    const refused = session.do(operations);
    setRefusal(refused);
    if (refused) return;
    setDraft(null);
    session.select(key);
    announce('Stored as it is written');
  };
  const reset = () => {
    setDraft(null);
    setRefusal(null);
  };
  return (
    <details className="mt-3">
      <summary className="font-medium">What is stored</summary>
      <label className="mt-2 grid gap-1">
        <span className="text-label text-text-muted">As JSON. Only the network’s staff see it.</span>
        <textarea
          className="field font-mono text-label"
          rows={10}
          spellCheck={false}
          value={draft?.text ?? JSON.stringify(own, null, 2)}
          readOnly={!isNode(own)}
          onChange={({ target }) => setDraft({ text: target.value, from: draft ? draft.from : own })}
        />
      </label>
      {refusal && (
        <p role="alert" className="my-2 text-negative">
          {refusal}
        </p>
      )}
      {draft && (
        <span className="mt-2 flex flex-wrap gap-2">
          <button type="button" className="pane-button border border-line-strong" onClick={applyDraft}>
            Put this in its place
          </button>
          <button type="button" className="pane-button" onClick={reset}>
            Show what is stored
          </button>
        </span>
      )}
    </details>
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
