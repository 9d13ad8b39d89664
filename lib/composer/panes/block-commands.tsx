'use client';

import { type ReactElement, useDeferredValue } from 'react';
import { Icon } from '@/lib/ui/icon';
import { useOnceInAMoment } from '../canvas/use-once-in-a-moment';
import { blockNameOf } from '../outline/block-name';
import { copyChosen, pasteCopied } from './clipboard-buttons';
import { type BlockCommand, reasonAgainstCommand } from './commands';
import { doCommand } from './do-command';
import { blockCommands, nameCommand } from './name-command';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** Those that are an arrow. */
const turns: Partial<Record<BlockCommand, string>> = {
  up: 'rotate-180',
  down: '',
  lift: 'rotate-90',
  nest: '-rotate-90',
};

/** What can be done to the chosen block, beneath the outline; what cannot be says why. */
export function BlockCommands(): ReactElement | null {
  const session = useSession();
  const panes = usePanes();
  const id = useSessionState(({ selected }) => selected);
  // What can be done is found out when there is time for it, not before a letter is drawn.
  const document = useDeferredValue(useSessionState(({ editing }) => editing.document));
  const editor = useSessionState((state) => state.editor);
  const takeOut = useOnceInAMoment(() => doCommand(session, panes.say, 'remove'));
  const block = id === null ? undefined : document.blocks.get(id);
  if (id === null || !block) return null;
  const copying = <Act label="Copy" reason={null} act={() => void copyChosen(session).then(panes.say)} />;
  const draw = (command: BlockCommand) => (
    <Act
      key={command}
      label={nameCommand(command, block.own).label}
      reason={reasonAgainstCommand(document, id, command, editor)}
      act={() => (command === 'remove' ? takeOut() : doCommand(session, panes.say, command))}
    >
      {turns[command] === undefined ? undefined : (
        <Icon name="arrow-down" className={`size-4 ${turns[command]}`} />
      )}
    </Act>
  );
  return (
    <div
      role="toolbar"
      aria-label={`The chosen block: ${blockNameOf(block.own).label}`}
      className="flex gap-0.5 overflow-x-auto border-line border-t p-2 sm:flex-wrap *:shrink-0"
    >
      {editor.mayWrite ? (
        <>
          {blockCommands.filter((command) => command in turns).map(draw)}
          <Act label="Move to …" reason={null} act={() => panes.change({ dialog: 'move' })} />
          {blockCommands.filter((command) => !(command in turns)).map(draw)}
          {copying}
          <Act label="Paste" reason={null} act={() => void pasteCopied(session).then(panes.say)} />
        </>
      ) : (
        copying
      )}
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
  children?: ReactElement | undefined;
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
