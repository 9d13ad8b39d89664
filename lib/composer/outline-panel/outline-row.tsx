'use client';

import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { isNode } from '@/lib/document/nodes';
import { isHidden } from '@/lib/document/visible-nodes';
import { Icon } from '@/lib/ui/icon';
import { blockNameOf, slotTitleOf } from '../outline/block-name';
import type { OutlineNode } from '../outline/outline-tree';
import { quarantineOf } from '../outline/quarantine';
import { issuesOf } from '../session/block-issues';
import { usePanes } from '../workspace/composer-context';
import { useSession, useSessionState } from '../workspace/use-session';

/** Counts how often a row is rendered, for the test of the rendering cost. */
const countRender = (row: Element | null) => {
  if (row instanceof HTMLElement) row.dataset.drawn = String(Number(row.dataset.drawn ?? 0) + 1);
};

/** Content of an outline row; it subscribes to its own block only. */
export function OutlineRow({ node }: { node: OutlineNode }): ReactElement {
  return node.kind === 'block' ? <BlockRow id={node.id} /> : <SlotRow node={node} />;
}

function BlockRow({ id }: { id: string }): ReactElement {
  const own = useSessionState(({ editing }) => editing.document.blocks.get(id)?.own);
  const { page } = useSession();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const issueCount = useSessionState(({ editing }) => issuesOf(editing.document, id, page).length);
  const userNames = useSessionState(({ others }) =>
    others
      .filter(({ block }) => block === id)
      .map(({ name }) => name)
      .join(', '),
  );
  const { label, excerpt } = blockNameOf(own);
  const badges = [...badgesOf(own, issueCount), ...(userNames ? [{ text: `${userNames} is here`, content: userNames }] : [])];
  const row = useRef<HTMLSpanElement>(null);
  // The tree reads names only when blocks move. This updates the accessible name while the user types.
  useLayoutEffect(() => {
    countRender(row.current);
    const title = [excerpt === '' ? label : `${label}, ${excerpt}`, ...badges.map(({ text }) => text)].join(', ');
    row.current?.closest('[role=row]')?.setAttribute('aria-label', title);
  });
  return (
    <>
      <Button slot="drag" className={mayWrite ? 'outline-grip' : 'hidden'} aria-label={`Drag ${label}`}>
        <span aria-hidden="true">⠿</span>
      </Button>
      <span ref={row} className={`min-w-0 flex-1 truncate ${isHidden(own) ? 'opacity-60' : ''}`}>
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
function badgesOf(own: unknown, issueCount: number): RowBadge[] {
  const node = isNode(own) ? own : {};
  const quarantine = quarantineOf(own);
  return [
    ...(quarantine ? [{ text: 'cannot be shown', content: 'Needs repair', isWrong: true }] : []),
    ...(!quarantine && issueCount > 0
      ? [
          {
            text: issueCount === 1 ? '1 thing to mend' : `${issueCount} things to mend`,
            content: <span className="outline-count">{issueCount}</span>,
            isWrong: true,
          },
        ]
      : []),
    ...(isNode(node.bind) ? [{ text: 'filled from records', content: 'Live' }] : []),
    ...(isHidden(own) ? [{ text: 'hidden', content: 'Hidden' }] : []),
    ...(node.lock === true ? [{ text: 'locked', content: <Icon name="lock" className="size-3.5" /> }] : []),
  ];
}

function SlotRow({ node }: { node: Extract<OutlineNode, { kind: 'slot' }> }): ReactElement {
  const panes = usePanes();
  const label = useSessionState(({ editing }) =>
    slotTitleOf(editing.document.blocks.get(node.parent)?.own, node.slot),
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
