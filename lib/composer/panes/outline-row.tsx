'use client';

import { type ReactElement, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { isNode } from '@/lib/document/nodes';
import { isHidden } from '@/lib/document/shown-nodes';
import { Icon } from '@/lib/ui/icon';
import { blockNameOf, slotTitleOf } from '../outline/block-name';
import type { OutlineNode } from '../outline/outline-tree';
import { quarantineOf } from '../outline/quarantine';
import { faultsOf } from '../session/block-faults';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** How often a row's words were drawn, for the test that counts it. */
const countDrawing = (row: Element | null) => {
  if (row instanceof HTMLElement) row.dataset.drawn = String(Number(row.dataset.drawn ?? 0) + 1);
};

/** What a row of the outline says: it hears of its own block only. */
export function OutlineRow({ node }: { node: OutlineNode }): ReactElement {
  return node.kind === 'block' ? <BlockRow id={node.id} /> : <SlotRow node={node} />;
}

function BlockRow({ id }: { id: string }): ReactElement {
  const own = useSessionState(({ editing }) => editing.document.blocks.get(id)?.own);
  const { page } = useSession();
  const mayWrite = useSessionState(({ editor }) => editor.mayWrite);
  const faults = useSessionState(({ editing }) => faultsOf(editing.document, id, page).length);
  const here = useSessionState(({ others }) =>
    others
      .filter(({ block }) => block === id)
      .map(({ name }) => name)
      .join(', '),
  );
  const { label, words } = blockNameOf(own);
  const marks = [...marksOf(own, faults), ...(here ? [{ said: `${here} is here`, shown: here }] : [])];
  const words$ = useRef<HTMLSpanElement>(null);
  // The tree reads names when blocks move; what is typed meanwhile is said from here.
  useLayoutEffect(() => {
    countDrawing(words$.current);
    const title = [words === '' ? label : `${label}, ${words}`, ...marks.map(({ said }) => said)].join(', ');
    words$.current?.closest('[role=row]')?.setAttribute('aria-label', title);
  });
  return (
    <>
      <Button slot="drag" className={mayWrite ? 'outline-grip' : 'hidden'} aria-label={`Drag ${label}`}>
        <span aria-hidden="true">⠿</span>
      </Button>
      <span ref={words$} className={`min-w-0 flex-1 truncate ${isHidden(own) ? 'opacity-60' : ''}`}>
        <span className="font-medium">{label}</span>
        {words && <span className="text-text-muted"> {words}</span>}
      </span>
      {marks.map(({ said, shown, isWrong }) => (
        <span
          key={said}
          title={said}
          aria-hidden="true"
          className={`shrink-0 text-label ${isWrong ? 'text-negative' : 'text-text-muted'}`}
        >
          {shown}
        </span>
      ))}
    </>
  );
}

type Mark = { said: string; shown: ReactElement | string; isWrong?: boolean };

/** What is to be known of a block at a glance. */
function marksOf(own: unknown, faults: number): Mark[] {
  const node = isNode(own) ? own : {};
  const quarantine = quarantineOf(own);
  return [
    ...(quarantine ? [{ said: 'cannot be shown', shown: 'Needs repair', isWrong: true }] : []),
    ...(!quarantine && faults > 0
      ? [
          {
            said: faults === 1 ? '1 thing to mend' : `${faults} things to mend`,
            shown: <span className="outline-count">{faults}</span>,
            isWrong: true,
          },
        ]
      : []),
    ...(isNode(node.bind) ? [{ said: 'filled from records', shown: 'Live' }] : []),
    ...(isHidden(own) ? [{ said: 'hidden', shown: 'Hidden' }] : []),
    ...(node.lock === true ? [{ said: 'locked', shown: <Icon name="lock" className="size-3.5" /> }] : []),
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
      {/* The tree looks for one in each row; a place for blocks stays where it is. */}
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
