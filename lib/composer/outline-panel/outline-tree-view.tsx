'use client';

import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Icon } from '@/lib/ui/icon';
import { commandFor } from '../canvas/command-keys';
import { hasMoved } from '../outline/has-moved';
import {
  expandableKeys,
  ancestorKeys,
  visibleKeys,
  type OutlineNode,
  memoizeOutline,
  slotKeysOf,
} from '../outline/outline-tree';
import { executeCommand } from '../commands/do-command';
import { useOutlineDrag } from './outline-drag';
import { OutlineRow } from './outline-row';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

const ROW_HEIGHT_PX = 34;

/** Keys of the collapsed rows; `all` includes rows that are added later. */
export type CollapsedKeys = ReadonlySet<string> | 'all';
type OutlineTreeViewProps = { closed: CollapsedKeys; setClosed: (closed: CollapsedKeys) => void };

/**
 * The blocks of the page as a tree: they are selected, moved, dragged and removed by pointer or keyboard.
 */
export function OutlineTreeView({ closed, setClosed }: OutlineTreeViewProps): ReactElement {
  const session = useSession();
  const { announce } = usePanes();
  const { nodes, refreshNames } = useOutlineNodes();
  const open = useMemo(
    () => new Set(closed === 'all' ? [] : expandableKeys(nodes).filter((key) => !closed.has(key))),
    [nodes, closed],
  );
  const setOpen = (keys: ReadonlySet<string>) =>
    setClosed(new Set(expandableKeys(nodes).filter((key) => !keys.has(key))));
  const selected = useSessionState((state) => state.selected);
  const tree = useRef<HTMLDivElement>(null);
  const { dragAndDropHooks } = useOutlineDrag(session, announce);
  useScrollToSelected(tree, nodes, open, setOpen);
  const chosen = useMemo(() => (selected === null ? [] : [selected]), [selected]);
  const press = (event: KeyboardEvent) => {
    const command = commandFor(event.nativeEvent);
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    const id = row?.getAttribute('data-key') ?? null;
    if (!command || command === 'undo' || command === 'redo' || id === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (!session.state().editing.document.blocks.has(id)) return announce('A place for blocks stays where it is');
    session.select(id);
    executeCommand(session, announce, command);
  };
  return (
    <div className="min-h-0" onKeyDownCapture={press} onFocusCapture={refreshNames}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: ROW_HEIGHT_PX, dropIndicatorThickness: 3 }}>
        <Tree
          ref={tree}
          aria-label="Blocks on this page"
          className="outline-tree"
          items={nodes}
          selectionMode="single"
          selectionBehavior="toggle"
          disallowEmptySelection={selected !== null}
          // Keeps the selection; the key belongs to the surrounding pane.
          escapeKeyBehavior="none"
          selectedKeys={chosen}
          disabledKeys={useMemo(() => slotKeysOf(nodes), [nodes])}
          disabledBehavior="selection"
          onSelectionChange={(keys) => {
            const [key] = keys === 'all' ? [] : keys;
            if (key !== undefined) session.select(String(key));
          }}
          expandedKeys={open}
          onExpandedChange={(keys) => setOpen(new Set([...keys].map(String)))}
          dragAndDropHooks={dragAndDropHooks}
        >
          {renderNode}
        </Tree>
      </Virtualizer>
    </div>
  );
}

/** A stable function for all rows, so that unchanged rows are not rendered again. */
function renderNode(node: OutlineNode): ReactElement {
  return (
    <TreeItem
      id={node.key}
      textValue={node.name}
      className="outline-row"
      hasChildItems={node.children.length > 0}
    >
      <TreeItemContent>
        <Button slot="chevron" className="outline-chevron">
          <Icon name="chevron-right" className="size-4" />
        </Button>
        <OutlineRow node={node} />
      </TreeItemContent>
      <Collection items={node.children}>{renderNode}</Collection>
    </TreeItem>
  );
}

/**
 * The nodes of the page, which change only when blocks move. `refreshNames` reads the current names for
 * type-ahead.
 */
function useOutlineNodes(): { nodes: readonly OutlineNode[]; refreshNames: () => void } {
  const session = useSession();
  const read = useMemo(memoizeOutline, []);
  const nodes = useSessionState(({ editing }) => read(editing.document));
  const [, setRefreshed] = useState(nodes);
  const refreshNames = () => setRefreshed(read(session.state().editing.document, { shouldRefreshNames: true }));
  return { nodes, refreshNames };
}

/** Scrolls the row of the selected block into view when the block is selected or moved. */
function useScrollToSelected(
  tree: { current: HTMLDivElement | null },
  nodes: readonly OutlineNode[],
  open: ReadonlySet<string>,
  setOpen: (keys: ReadonlySet<string>) => void,
): void {
  const session = useSession();
  const selected = useSessionState((state) => state.selected);
  const scrolledTo = useRef<string | null>(null);
  const before = useRef(session.state().editing.document);
  useEffect(() => {
    const { document } = session.state().editing;
    const wasMoved = selected !== null && hasMoved(selected, before.current, document);
    before.current = document;
    if (selected === scrolledTo.current && !wasMoved) return;
    if (selected === null) {
      scrolledTo.current = null;
      return;
    }
    const ancestors = ancestorKeys(document, selected).filter((key) => !open.has(key));
    if (ancestors.length > 0) return setOpen(new Set([...open, ...ancestors]));
    const at = visibleKeys(nodes, open).indexOf(selected);
    if (at < 0 || !tree.current) return;
    scrolledTo.current = selected;
    const { scrollTop, clientHeight } = tree.current;
    const top = at * ROW_HEIGHT_PX;
    if (top < scrollTop || top + ROW_HEIGHT_PX > scrollTop + clientHeight)
      tree.current.scrollTop = Math.max(0, top - clientHeight / 2);
  }, [selected, nodes, open, setOpen, session, tree]);
}
