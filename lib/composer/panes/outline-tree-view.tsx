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
  foldable,
  keysAround,
  keysInSight,
  type OutlineNode,
  rememberOutline,
  slotKeysOf,
} from '../outline/outline-tree';
import { doCommand } from './do-command';
import { useOutlineDrag } from './outline-drag';
import { OutlineRow } from './outline-row';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

const rowHeight = 34;

/** The keys of what is folded; all of it, whatever comes. */
export type Closed = ReadonlySet<string> | 'all';
type OutlineTreeViewProps = { closed: Closed; setClosed: (closed: Closed) => void };

/** The blocks of the page as a tree: chosen, moved, dragged and taken out by hand or by keys. */
export function OutlineTreeView({ closed, setClosed }: OutlineTreeViewProps): ReactElement {
  const session = useSession();
  const { say } = usePanes();
  const { nodes, nameAnew } = useOutlineNodes();
  const open = useMemo(
    () => new Set(closed === 'all' ? [] : foldable(nodes).filter((key) => !closed.has(key))),
    [nodes, closed],
  );
  const setOpen = (keys: ReadonlySet<string>) =>
    setClosed(new Set(foldable(nodes).filter((key) => !keys.has(key))));
  const selected = useSessionState((state) => state.selected);
  const tree = useRef<HTMLDivElement>(null);
  const { dragAndDropHooks } = useOutlineDrag(session, say);
  useFollowing(tree, nodes, open, setOpen);
  const chosen = useMemo(() => (selected === null ? [] : [selected]), [selected]);
  const press = (event: KeyboardEvent) => {
    const command = commandFor(event.nativeEvent);
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    const id = row?.getAttribute('data-key') ?? null;
    if (!command || command === 'undo' || command === 'redo' || id === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (!session.state().editing.document.blocks.has(id)) return say('A place for blocks stays where it is');
    session.select(id);
    doCommand(session, say, command);
  };
  return (
    <div className="min-h-0" onKeyDownCapture={press} onFocusCapture={nameAnew}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: rowHeight, dropIndicatorThickness: 3 }}>
        <Tree
          ref={tree}
          aria-label="Blocks on this page"
          className="outline-tree"
          items={nodes}
          selectionMode="single"
          selectionBehavior="toggle"
          disallowEmptySelection={selected !== null}
          // What is chosen stays so; the key is that of the pane around it.
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

/** One function for all rows, so that those of which nothing changed are kept. */
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

/** The nodes of the page, other ones only when blocks move; `nameAnew` reads their names again, for whoever types ahead. */
function useOutlineNodes(): { nodes: readonly OutlineNode[]; nameAnew: () => void } {
  const session = useSession();
  const read = useMemo(rememberOutline, []);
  const nodes = useSessionState(({ editing }) => read(editing.document));
  const [, setNamed] = useState(nodes);
  const nameAnew = () => setNamed(read(session.state().editing.document, { isNamedAnew: true }));
  return { nodes, nameAnew };
}

/** Brings the chosen block's row into sight, whatever chose or moved it. */
function useFollowing(
  tree: { current: HTMLDivElement | null },
  nodes: readonly OutlineNode[],
  open: ReadonlySet<string>,
  setOpen: (keys: ReadonlySet<string>) => void,
): void {
  const session = useSession();
  const selected = useSessionState((state) => state.selected);
  const followed = useRef<string | null>(null);
  const before = useRef(session.state().editing.document);
  useEffect(() => {
    const { document } = session.state().editing;
    const wasMoved = selected !== null && hasMoved(selected, before.current, document);
    before.current = document;
    if (selected === followed.current && !wasMoved) return;
    if (selected === null) {
      followed.current = null;
      return;
    }
    const around = keysAround(document, selected).filter((key) => !open.has(key));
    if (around.length > 0) return setOpen(new Set([...open, ...around]));
    const at = keysInSight(nodes, open).indexOf(selected);
    if (at < 0 || !tree.current) return;
    followed.current = selected;
    const { scrollTop, clientHeight } = tree.current;
    const top = at * rowHeight;
    if (top < scrollTop || top + rowHeight > scrollTop + clientHeight)
      tree.current.scrollTop = Math.max(0, top - clientHeight / 2);
  }, [selected, nodes, open, setOpen, session, tree]);
}
