'use client';

import { type ReactElement, useDeferredValue, useState } from 'react';
import { Icon } from '@/lib/ui/icon';
import { useThrottledAction } from '../canvas/use-throttled-action';
import { copySelected, pasteFromClipboard } from '../commands/clipboard';
import {
  type BlockCommand,
  blockCommands,
  commandInfo,
  executeCommand,
  reasonAgainstCommand,
} from '../commands/commands';
import { blockNameOf } from '../outline/block-name';
import { usePanes, useSession, useSessionState } from '../workspace/composer-context';
import { type CollapsedKeys, OutlineTreeView } from './outline-tree-view';

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
  const copyButton = (
    <CommandButton
      label="Copy"
      reason={null}
      onPress={() => void copySelected(session).then(panes.announce)}
    />
  );
  const renderCommand = (command: BlockCommand) => (
    <CommandButton
      key={command}
      label={commandInfo(command, block.node).label}
      reason={reasonAgainstCommand(document, id, command, editor)}
      onPress={() =>
        command === 'remove' ? removeBlock() : executeCommand(session, panes.announce, command)
      }
    >
      {arrowRotations[command] === undefined ? undefined : (
        <Icon name="arrow-down" className={`size-4 ${arrowRotations[command]}`} />
      )}
    </CommandButton>
  );
  return (
    <div
      role="toolbar"
      aria-label={`Selected block: ${blockNameOf(block.node).label}`}
      className="flex gap-0.5 overflow-x-auto border-line border-t p-2 sm:flex-wrap *:shrink-0"
    >
      {editor.mayWrite ? (
        <>
          {blockCommands.filter((command) => command in arrowRotations).map(renderCommand)}
          <CommandButton label="Move to …" reason={null} onPress={() => panes.change({ dialog: 'move' })} />
          {blockCommands.filter((command) => !(command in arrowRotations)).map(renderCommand)}
          {copyButton}
          <CommandButton
            label="Paste"
            reason={null}
            onPress={() => void pasteFromClipboard(session).then(panes.announce)}
          />
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
  onPress,
  children,
}: {
  label: string;
  reason: string | null;
  onPress: () => void;
  children?: ReactElement | undefined;
}): ReactElement {
  return (
    <button
      type="button"
      className="pane-button px-2 text-label"
      aria-label={children ? label : undefined}
      aria-disabled={reason !== null}
      title={reason ?? (children ? label : undefined)}
      onClick={onPress}
    >
      {children ?? label}
    </button>
  );
}

const noKeys: ReadonlySet<string> = new Set();

/** The outline of the page, with the toolbar of the selected block. */
export function OutlinePanel(): ReactElement {
  const count = useSessionState(({ editing }) => editing.document.blocks.size);
  const canFold = useSessionState(({ editing }) =>
    [...editing.document.blocks.values()].some(({ slots }) => slots.size > 0),
  );
  const [closed, setClosed] = useState<CollapsedKeys>(noKeys);
  const isFolded = closed === 'all' || closed.size > 0;
  if (count === 0) return <EmptyOutline />;
  return (
    <div className="grid min-h-0 grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto]">
      <div className="flex min-h-10 items-center justify-between px-3 py-1 text-label text-text-muted">
        <span>{count === 1 ? '1 block' : `${count} blocks`}</span>
        {canFold && (
          <button
            type="button"
            className="pane-button text-label"
            onClick={() => setClosed(isFolded ? noKeys : 'all')}
          >
            {isFolded ? 'Expand all' : 'Collapse all'}
          </button>
        )}
      </div>
      <OutlineTreeView closed={closed} setClosed={setClosed} />
      <BlockToolbar />
    </div>
  );
}

function EmptyOutline(): ReactElement {
  const panes = usePanes();
  const isSection = useSession().page.collection === 'website-sections';
  return (
    <div className="grid content-start gap-3 p-4">
      <p className="font-medium">This {isSection ? 'section' : 'page'} is empty.</p>
      <p className="text-text-muted">
        {isSection
          ? 'Pages that share it show nothing until you add a block.'
          : 'Most pages start with a hero, describe the offer and end with a call to action.'}
      </p>
      <button
        type="button"
        className="pane-button pane-button-main"
        onClick={() => panes.change({ left: 'palette', at: null })}
      >
        <Icon name="plus" className="size-4" />
        Add the first block
      </button>
    </div>
  );
}
