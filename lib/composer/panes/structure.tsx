'use client';

import type { ReactElement } from 'react';
import { registry } from '@/blocks/registry';
import { isNode } from '@/lib/document/nodes';
import type { OpenDocument } from '@/lib/document/operations/open-document';
import { reasonAgainstCommand, runCommand } from './commands';
import { useSession, useSessionState } from './use-session';

type Saying = { say: (sentence: string) => void };

/** The blocks of the page, in each other and in their order; the chosen one with what can be done to it. */
export function Structure({ say }: Saying): ReactElement {
  const document = useSessionState(({ editing }) => editing.document);
  return (
    <section className="border-line border-b p-3">
      <h2 className="mb-2 font-medium">On this page</h2>
      {document.root.length === 0 ? (
        <p className="text-text-muted">Nothing yet. Choose a block below to begin.</p>
      ) : (
        <Siblings keys={document.root} document={document} say={say} />
      )}
    </section>
  );
}

function Siblings({
  keys,
  document,
  say,
}: Saying & { keys: readonly string[]; document: OpenDocument }): ReactElement {
  return (
    <ol>
      {keys.map((id) => (
        <Entry key={id} id={id} document={document} say={say} />
      ))}
    </ol>
  );
}

function Entry({ id, document, say }: Saying & { id: string; document: OpenDocument }): ReactElement {
  const session = useSession();
  const isSelected = useSessionState(({ selected }) => selected === id);
  const block = document.blocks.get(id);
  const name = nameOf(block?.own);
  return (
    <li>
      <button
        type="button"
        className="pane-button w-full justify-start text-left"
        aria-pressed={isSelected}
        onClick={() => session.select(id)}
      >
        <span className="truncate">
          {name.label}
          {name.words && <span className="text-text-muted"> · {name.words}</span>}
        </span>
      </button>
      {isSelected && <Commands id={id} document={document} say={say} />}
      {[...(block?.slots ?? [])].map(([slot, inner]) => (
        <div key={slot} className="border-line border-l pl-3">
          <p className="text-label text-text-muted">{slotLabel(block?.own, slot)}</p>
          <Siblings keys={inner} document={document} say={say} />
        </div>
      ))}
    </li>
  );
}

function Commands({ id, document, say }: Saying & { id: string; document: OpenDocument }): ReactElement {
  const session = useSession();
  const editor = useSessionState((state) => state.editor);
  return (
    <span className="flex flex-wrap gap-1 pb-1 pl-2">
      {(['up', 'down', 'duplicate', 'remove'] as const).map((command) => {
        const reason = reasonAgainstCommand(document, id, command, editor);
        return (
          <button
            key={command}
            type="button"
            className="pane-button text-label"
            aria-disabled={reason !== null}
            title={reason ?? undefined}
            onClick={() => say(reason ?? runCommand(session, command) ?? '')}
          >
            {labels[command]}
          </button>
        );
      })}
    </span>
  );
}

const labels = { up: 'Move up', down: 'Move down', duplicate: 'Copy', remove: 'Take out' } as const;

/** What a block is called, with the first words in it. */
function nameOf(own: unknown): { label: string; words: string } {
  if (!isNode(own)) return { label: 'Cannot be read', words: '' };
  const type = String(own.type);
  const props = isNode(own.props) ? own.props : {};
  const words = [props.heading, props.title, props.name, props.text].find(
    (one) => typeof one === 'string' && one.trim() !== '',
  );
  return {
    label: registry.get(type)?.label ?? `Unknown block “${type}”`,
    words: typeof words === 'string' ? words.slice(0, 60) : '',
  };
}

const slotLabel = (own: unknown, slot: string): string =>
  (isNode(own) && registry.get(String(own.type))?.slots[slot]?.label) || slot;
