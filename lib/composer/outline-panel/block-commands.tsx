'use client';

import { type ReactElement, useDeferredValue } from 'react';
import { Icon } from '@/lib/ui/icon';
import { useThrottledAction } from '../canvas/use-throttled-action';
import { blockNameOf } from '../outline/block-name';
import { copySelected, pasteFromClipboard } from '../commands/clipboard-buttons';
import { type BlockCommand, reasonAgainstCommand } from '../commands/commands';
import { executeCommand } from '../commands/do-command';
import { blockCommands, commandInfo } from '../commands/name-command';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

/** Rotation of the arrow icon, for commands that are shown as an arrow. */
const arrowRotations: Partial<Record<BlockCommand, string>> = {
  up: 'rotate-180',
  down: '',
  lift: 'rotate-90',
  nest: '-rotate-90',
};

/**
 * Toolbar for the selected block, below the outline. Unavailable commands have the reason as their title.
 */
export function BlockToolbar(): ReactElement | null {
  const session = useSession();
  const panes = usePanes();
  const id = useSessionState(({ selected }) => selected);
  // Availability is computed with low priority, so that typed letters are rendered first.
  const document = useDeferredValue(useSessionState(({ editing }) => editing.document));
  const editor = useSessionState((state) => state.editor);
  const removeBlock = useThrottledAction(() => executeCommand(session, panes.announce, 'remove'));
  const block = id === null ? undefined : document.blocks.get(id);
  if (id === null || !block) return null;
  const copyButton = <CommandButton label="Copy" reason={null} act={() => void copySelected(session).then(panes.announce)} />;
  const renderCommand = (command: BlockCommand) => (
    <CommandButton
      key={command}
      label={commandInfo(command, block.own).label}
      reason={reasonAgainstCommand(document, id, command, editor)}
      act={() => (command === 'remove' ? removeBlock() : executeCommand(session, panes.announce, command))}
    >
      {arrowRotations[command] === undefined ? undefined : (
        <Icon name="arrow-down" className={`size-4 ${arrowRotations[command]}`} />
      )}
    </CommandButton>
  );
  return (
    <div
      role="toolbar"
      aria-label={`The chosen block: ${blockNameOf(block.own).label}`}
      className="flex gap-0.5 overflow-x-auto border-line border-t p-2 sm:flex-wrap *:shrink-0"
    >
      {editor.mayWrite ? (
        <>
          {blockCommands.filter((command) => command in arrowRotations).map(renderCommand)}
          <CommandButton label="Move to …" reason={null} act={() => panes.change({ dialog: 'move' })} />
          {blockCommands.filter((command) => !(command in arrowRotations)).map(renderCommand)}
          {copyButton}
          <CommandButton label="Paste" reason={null} act={() => void pasteFromClipboard(session).then(panes.announce)} />
        </>
      ) : (
        copyButton
      )}
    </div>
  );
}

function CommandButton({
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
