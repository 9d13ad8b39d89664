'use client';

import {
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { type DropTarget, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { isNode } from '@/lib/document/nodes';
import { isHidden } from '@/lib/document/visible-nodes';
import { Icon } from '@/lib/ui/icon';
import { commandFor } from '../canvas/command-keys';
import { executeCommand } from '../commands/commands';
import { moveBlock, reasonAgainstUserMove } from '../inserting/place-block';
import { blockNameOf, slotTitleOf } from '../outline/block-name';
import {
  ancestorKeys,
  expandableKeys,
  memoizeOutline,
  type OutlineDropTarget,
  type OutlineNode,
  positionAt,
  slotKeysOf,
  visibleKeys,
} from '../outline/outline-tree';
import { hasMoved } from '../outline/placement';
import { quarantineOf } from '../outline/quarantine';
import { issuesOf } from '../session/block-issues';
import type { Session } from '../session/session';
import { usePanes, useSession, useSessionState } from '../workspace/composer-context';

/** Drag and drop of blocks in the outline, by pointer and keyboard; announces why a drop is not allowed. */
function useOutlineDrag(session: Session, announce: (sentence: string) => void) {
  const dragged = useRef<string | null>(null);
  const lastAnnounced = useRef('');
  const announceOnce = (sentence: string) => {
    if (sentence !== lastAnnounced.current) announce(sentence);
    lastAnnounced.current = sentence;
  };
  const reasonAgainstDrop = (target: DropTarget): string | null => {
    const id = dragged.current;
    const dropTarget = dropTargetOf(target);
    const { document } = session.state().editing;
    if (id === null || !document.blocks.has(id)) return 'A slot cannot be moved';
    const to = dropTarget && positionAt(document, dropTarget, id);
    return to ? reasonAgainstUserMove(session, id, to) : 'Drop it between two blocks, or on a slot';
  };
  return useDragAndDrop<OutlineNode>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onDragStart: ({ keys }) => {
      const [key] = keys;
      dragged.current = key === undefined ? null : String(key);
      lastAnnounced.current = '';
    },
    getDropOperation: (target) => {
      const reason = reasonAgainstDrop(target);
      announceOnce(reason ?? '');
      return reason ? 'cancel' : 'move';
    },
    onMove: ({ target }) => {
      const id = dragged.current;
      const dropTarget = dropTargetOf(target);
      const { document } = session.state().editing;
      const to = id !== null && dropTarget ? positionAt(document, dropTarget, id) : null;
      if (id !== null && to) announce(moveBlock(session, id, to));
    },
    onDragEnd: () => {
      dragged.current = null;
    },
  });
}

const dropTargetOf = (target: DropTarget): OutlineDropTarget | null =>
  target.type === 'root' ? null : { key: String(target.key), side: target.dropPosition };

/** Counts how often a row is rendered, for the test of the rendering cost. */
const countRender = (row: Element | null) => {
  if (row instanceof HTMLElement) row.dataset.renderCount = String(Number(row.dataset.renderCount ?? 0) + 1);
};

/** Content of an outline row; it subscribes to its own block only. */
export function OutlineRow({ node }: { node: OutlineNode }): ReactElement {
  return node.kind === 'block' ? <BlockRow id={node.id} /> : <SlotRow node={node} />;
}

function BlockRow({ id }: { id: string }): ReactElement {
  const node = useSessionState(({ editing }) => editing.document.blocks.get(id)?.node);
  const { page } = useSession();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const issueCount = useSessionState(({ editing }) => issuesOf(editing.document, id, page).length);
  const userNames = useSessionState(({ others }) =>
    others
      .filter(({ block }) => block === id)
      .map(({ name }) => name)
      .join(', '),
  );
  const { label, excerpt } = blockNameOf(node);
  const badges = [
    ...badgesOf(node, issueCount),
    ...(userNames ? [{ text: `${userNames} is here`, content: userNames }] : []),
  ];
  const row = useRef<HTMLSpanElement>(null);
  // The tree reads names only when blocks move. This updates the accessible name while the user types.
  useLayoutEffect(() => {
    countRender(row.current);
    const title = [excerpt === '' ? label : `${label}, ${excerpt}`, ...badges.map(({ text }) => text)].join(
      ', ',
    );
    row.current?.closest('[role=row]')?.setAttribute('aria-label', title);
  });
  return (
    <>
      <Button slot="drag" className={mayWrite ? 'outline-grip' : 'hidden'} aria-label={`Drag ${label}`}>
        <span aria-hidden="true">⠿</span>
      </Button>
      <span ref={row} className={`min-w-0 flex-1 truncate ${isHidden(node) ? 'opacity-60' : ''}`}>
        <span className="font-medium">{label}</span>
        {excerpt && <span className="text-text-muted"> {excerpt}</span>}
      </span>
      {badges.map(({ text, content, isWrong }) => (
        <span
          key={text}
          title={text}
          aria-hidden="true"
          className={`shrink-0 text-label ${isWrong ? 'text-negative' : 'text-text-muted'}`}
        >
          {content}
        </span>
      ))}
    </>
  );
}

type RowBadge = { text: string; content: ReactElement | string; isWrong?: boolean };

/** Badges for the state of a block. */
function badgesOf(stored: unknown, issueCount: number): RowBadge[] {
  const node = isNode(stored) ? stored : {};
  const quarantine = quarantineOf(stored);
  return [
    ...(quarantine ? [{ text: 'cannot be shown', content: 'Needs repair', isWrong: true }] : []),
    ...(!quarantine && issueCount > 0
      ? [
          {
            text: issueCount === 1 ? '1 issue' : `${issueCount} issues`,
            content: <span className="outline-count">{issueCount}</span>,
            isWrong: true,
          },
        ]
      : []),
    ...(isNode(node.bind) ? [{ text: 'filled from records', content: 'Live' }] : []),
    ...(isHidden(stored) ? [{ text: 'hidden', content: 'Hidden' }] : []),
    ...(node.lock === true ? [{ text: 'locked', content: <Icon name="lock" className="size-3.5" /> }] : []),
  ];
}

function SlotRow({ node }: { node: Extract<OutlineNode, { kind: 'slot' }> }): ReactElement {
  const panes = usePanes();
  const label = useSessionState(({ editing }) =>
    slotTitleOf(editing.document.blocks.get(node.parent)?.node, node.slot),
  );
  const { parent, slot, children } = node;
  const last = children.at(-1);
  const after = last?.kind === 'block' ? last.id : null;
  return (
    <>
      {/* React Aria requires a drag button in each row; slots cannot be dragged. */}
      <Button slot="drag" className="hidden" />
      <span className="min-w-0 flex-1 truncate text-label text-text-muted">
        {label}
        {children.length === 0 && ' · empty'}
      </span>
      <Button
        className="outline-add"
        aria-label={`Add a block to ${label}`}
        onPress={() => panes.change({ left: 'palette', at: { parent, slot, after } })}
      >
        <Icon name="plus" className="size-4" />
      </Button>
    </>
  );
}

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
  const selectedKeys = useMemo(() => (selected === null ? [] : [selected]), [selected]);
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandFor(event.nativeEvent);
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    const id = row?.getAttribute('data-key') ?? null;
    if (!command || command === 'undo' || command === 'redo' || id === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (!session.state().editing.document.blocks.has(id)) return announce('A slot cannot be moved');
    session.select(id);
    executeCommand(session, announce, command);
  };
  return (
    <div className="min-h-0" onKeyDownCapture={onKeyDown} onFocusCapture={refreshNames}>
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
          selectedKeys={selectedKeys}
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
  const refreshNames = () =>
    setRefreshed(read(session.state().editing.document, { shouldRefreshNames: true }));
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
