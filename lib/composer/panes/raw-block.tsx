'use client';

import { type ReactElement, useState } from 'react';
import { isSameJson } from '@/lib/document/canonical-json';
import { isNode } from '@/lib/document/nodes';
import { putInPlace } from '../inserting/repairs';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** What somebody has written, and what was stored when they began to. */
type Written = { text: string; from: unknown };

const changedMeanwhile =
  'The block has changed since you began to write. Copy what you have written, and press “Show what is stored”';

/** What is stored of a block, for the network's own staff, who may write it anew. */
export function RawBlock({ id, own }: { id: string; own: unknown }): ReactElement | null {
  const session = useSession();
  const { say } = usePanes();
  const reach = useSessionState(({ editor }) => editor.reach);
  const [written, setWritten] = useState<Written | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (reach !== 'network') return null;
  const store = () => {
    if (!written) return;
    const { document } = session.state().editing;
    if (!isSameJson(document.blocks.get(id)?.own, written.from)) return setRefusal(changedMeanwhile);
    const read = readJson(written.text);
    if (!isNode(read)) return setRefusal('This is no block: write it as JSON, as it was');
    const { operations, key } = putInPlace(document, id, read);
    const refused = session.do(operations);
    setRefusal(refused);
    if (refused) return;
    setWritten(null);
    session.select(key);
    say('Stored as it is written');
  };
  const beginAgain = () => {
    setWritten(null);
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
          value={written?.text ?? JSON.stringify(own, null, 2)}
          readOnly={!isNode(own)}
          onChange={({ target }) => setWritten({ text: target.value, from: written ? written.from : own })}
        />
      </label>
      {refusal && (
        <p role="alert" className="my-2 text-negative">
          {refusal}
        </p>
      )}
      {written && (
        <span className="mt-2 flex flex-wrap gap-2">
          <button type="button" className="pane-button border border-line-strong" onClick={store}>
            Put this in its place
          </button>
          <button type="button" className="pane-button" onClick={beginAgain}>
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
