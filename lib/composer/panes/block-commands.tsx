'use client';

import { type ReactElement, useDeferredValue } from 'react';
import { isHidden } from '@/lib/document/shown-nodes';
import { Icon } from '@/lib/ui/icon';
import { blockNameOf } from '../outline/block-name';
import { reasonAgainst } from '../session/reason-against';
import { copyChosen, pasteCopied } from './clipboard-buttons';
import { type BlockCommand, reasonAgainstCommand, runCommand } from './commands';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

const moves: readonly { command: BlockCommand; label: string; turn: string }[] = [
  { command: 'up', label: 'Move up', turn: 'rotate-180' },
  { command: 'down', label: 'Move down', turn: '' },
  { command: 'lift', label: 'Move out of the block around it', turn: 'rotate-90' },
  { command: 'nest', label: 'Move into the block before it', turn: '-rotate-90' },
];
const others = [
  ['duplicate', 'Duplicate'],
  ['remove', 'Take out'],
] as const;

/** What can be done to the chosen block, beneath the outline; what cannot be says why. */
export function BlockCommands(): ReactElement | null {
  const session = useSession();
  const panes = usePanes();
  const id = useSessionState(({ selected }) => selected);
  // What can be done is found out when there is time for it, not before a letter is drawn.
  const document = useDeferredValue(useSessionState(({ editing }) => editing.document));
  const editor = useSessionState((state) => state.editor);
  const block = id === null ? undefined : document.blocks.get(id);
  if (id === null || !block) return null;
  const hide = { kind: 'hide' as const, id, ...(!isHidden(block.own) && { hidden: true }) };
  const { label } = blockNameOf(block.own);
  const act = (command: BlockCommand) => () =>
    panes.say(reasonAgainstCommand(document, id, command, editor) ?? runCommand(session, command) ?? '');
  const against = (command: BlockCommand) => reasonAgainstCommand(document, id, command, editor);
  const toggleHidden = () => {
    const refusal = session.do([hide]);
    panes.say(
      refusal ?? (isHidden(block.own) ? `${label} is shown again` : `${label} is hidden from visitors`),
    );
  };
  return (
    <div
      role="toolbar"
      aria-label={`The chosen block: ${label}`}
      className="flex flex-wrap gap-0.5 border-line border-t p-2"
    >
      {moves.map(({ command, label, turn }) => (
        <Act key={command} label={label} reason={against(command)} act={act(command)}>
          <Icon name="arrow-down" className={`size-4 ${turn}`} />
        </Act>
      ))}
      <Act label="Move to …" reason={null} act={() => panes.change({ dialog: 'move' })} />
      {others.map(([command, label]) => (
        <Act key={command} label={label} reason={against(command)} act={act(command)} />
      ))}
      <Act label="Copy" reason={null} act={() => void copyChosen(session).then(panes.say)} />
      <Act label="Paste" reason={null} act={() => void pasteCopied(session).then(panes.say)} />
      <Act
        label={isHidden(block.own) ? 'Show' : 'Hide'}
        reason={reasonAgainst(document, [hide], editor)}
        act={toggleHidden}
      />
    </div>
  );
}

function Act({
  label,
  reason,
  act,
  children,
}: {
  label: string;
  reason: string | null;
  act: () => void;
  children?: ReactElement;
}): ReactElement {
  return (
    <button
      type="button"
      className="pane-button px-2 text-label"
      aria-label={children ? label : undefined}
      aria-disabled={reason !== null}
      title={reason ?? (children ? label : undefined)}
      onClick={act}
    >
      {children ?? label}
    </button>
  );
}
