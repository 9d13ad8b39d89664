'use client';

import { type ReactElement, useState } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { Block } from '@/lib/engine/block';
import { storedExample } from '@/lib/engine/example-blocks';
import { placeBehind, withNewIds } from '../editing/arrange';
import type { Session } from '../session/session';
import { usePanes } from './use-panes';
import { useSession } from './use-session';

/** The blocks that can be put in: behind the chosen one, or at the end of the page. */
export function Palette(): ReactElement {
  const session = useSession();
  const { say } = usePanes();
  const [sought, setSought] = useState('');
  const fitting = offered.filter(({ label, description }) =>
    `${label} ${description}`.toLowerCase().includes(sought.trim().toLowerCase()),
  );
  return (
    <section className="overflow-y-auto p-3">
      <h2 className="mb-2 font-medium">Put in a block</h2>
      <input
        type="search"
        className="field mb-2"
        aria-label="Search blocks"
        placeholder="Search"
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul>
        {fitting.map((block) => (
          <li key={block.type}>
            <button
              type="button"
              className="pane-button w-full flex-col items-start text-left"
              onClick={async () => say(await putIn(session, block))}
            >
              <span>{block.label}</span>
              <span className="text-label text-text-muted">{block.description}</span>
            </button>
          </li>
        ))}
      </ul>
      {fitting.length === 0 && <p className="text-text-muted">No block is called so.</p>}
    </section>
  );
}

/** What frames a page is in its sections, not on it. */
const offered = registry.all.filter(
  ({ category, rights }) => category !== 'frame' && rights.insert === 'owner',
);

async function putIn(session: Session, block: Block): Promise<string> {
  const node = withNewIds(await storedExample(block));
  const { editing, selected } = session.state();
  const refusal = session.do([{ kind: 'insert', node, at: placeBehind(editing.document, selected) }]);
  if (!refusal && isNode(node)) session.select(String(node.id));
  return refusal ?? `${block.label} put in`;
}
