'use client';

import { type ReactElement, useState } from 'react';
import { moveBlock, reasonAgainstUserMove } from '../inserting/place-block';
import { blockNameOf } from '../outline/block-name';
import { slotKey } from '../outline/outline-tree';
import { movePositions, moveTargets } from '../outline/placement';
import { usePanes, useSession, useSessionState } from '../workspace/composer-context';
import { ComboBoxField } from './combo-box-field';
import { PaneDialog } from './pane-dialog';

/** Moves the selected block without dragging: into a list, and to a position in it. */
export function MoveDialog(): ReactElement | null {
  const id = useSessionState(({ selected }) => selected);
  const isPresent = useSessionState(({ editing }) => id !== null && editing.document.blocks.has(id));
  return id !== null && isPresent ? <MoveBlock id={id} /> : null;
}

function MoveBlock({ id }: { id: string }): ReactElement {
  const session = useSession();
  const { change, announce } = usePanes();
  const document = useSessionState(({ editing }) => editing.document);
  const block = document.blocks.get(id);
  const targets = moveTargets(document, id);
  const currentKey =
    block?.parentSlot.parent == null ? 'page' : slotKey(block.parentSlot.parent, block.parentSlot.slot);
  const [into, setInto] = useState(currentKey);
  const target = targets.find(({ key }) => key === into) ?? targets[0];
  const positions = target ? movePositions(document, id, target.parentSlot) : [];
  const [chosenKey, setChosenKey] = useState('');
  const position = positions.find(({ key }) => key === chosenKey) ?? positions.at(-1);
  const to = target && position ? { ...target.parentSlot, after: position.after } : null;
  const reason = to ? reasonAgainstUserMove(session, id, to) : 'There is nowhere to move it';
  const { label, excerpt } = blockNameOf(block?.node);
  const move = () => {
    if (!to || reason) return;
    announce(moveBlock(session, id, to));
    change({ dialog: null });
  };
  return (
    <PaneDialog label={`Move ${label}`}>
      <form
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <div>
          <h2 className="font-display text-card">Move {label}</h2>
          {excerpt && <p className="text-text-muted">{excerpt}</p>}
        </div>
        <ComboBoxField label="Into" items={targets} selectedKey={target?.key ?? null} onSelect={setInto} />
        <ComboBoxField
          label="Where"
          items={positions}
          selectedKey={position?.key ?? null}
          onSelect={setChosenKey}
        />
        {reason && (
          <p role="alert" className="rounded-md bg-accent-soft p-3">
            {reason}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <button type="button" className="pane-button" onClick={() => change({ dialog: null })}>
            Cancel
          </button>
          <button type="submit" className="pane-button pane-button-main" aria-disabled={reason !== null}>
            Move
          </button>
        </div>
      </form>
    </PaneDialog>
  );
}
