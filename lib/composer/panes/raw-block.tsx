'use client';

import { type ReactElement, useState } from 'react';
import { isNode } from '@/lib/document/nodes';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** What is stored of a block, for the network's own staff, who may write it anew. */
export function RawBlock({ own }: { own: unknown }): ReactElement | null {
  const session = useSession();
  const { say } = usePanes();
  const reach = useSessionState(({ editor }) => editor.reach);
  const [written, setWritten] = useState(() => JSON.stringify(own, null, 2));
  const [refusal, setRefusal] = useState<string | null>(null);
  if (reach !== 'network') return null;
  const store = () => {
    const read = readJson(written);
    if (!isNode(read)) return setRefusal('This is no block: write it as JSON, as it was');
    const refused = session.do([{ kind: 'replace', id: isNode(own) ? String(own.id) : '', own: read }]);
    setRefusal(refused);
    if (!refused) say('Stored as it is written');
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
          value={written}
          readOnly={!isNode(own)}
          onChange={(event) => setWritten(event.target.value)}
        />
      </label>
      {refusal && (
        <p role="alert" className="my-2 text-negative">
          {refusal}
        </p>
      )}
      {isNode(own) && (
        <button type="button" className="pane-button mt-2 border border-line-strong" onClick={store}>
          Put this in its place
        </button>
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
