'use client';

import { type ReactElement, useState } from 'react';
import { blockNameOf } from '../outline/block-name';
import { moveSpots, moveTargets } from '../outline/move-targets';
import { slotKey } from '../outline/slot-key';
import { Choice } from './choice';
import { moveTo, reasonAgainstMoveTo } from './move-to';
import { PaneDialog } from './pane-dialog';
import { usePanes } from './use-panes';
import { useSession, useSessionState } from './use-session';

/** Moves the chosen block without dragging: into which list, and where in it. */
export function MoveDialog(): ReactElement | null {
  const id = useSessionState(({ selected }) => selected);
  const isThere = useSessionState(({ editing }) => id !== null && editing.document.blocks.has(id));
  return id !== null && isThere ? <MoveBlock id={id} /> : null;
}

function MoveBlock({ id }: { id: string }): ReactElement {
  const session = useSession();
  const { change, say } = usePanes();
  const document = useSessionState(({ editing }) => editing.document);
  const block = document.blocks.get(id);
  const targets = moveTargets(document, id);
  const here = block?.place.parent == null ? 'page' : slotKey(block.place.parent, block.place.slot);
  const [into, setInto] = useState(here);
  const target = targets.find(({ key }) => key === into) ?? targets[0];
  const spots = target ? moveSpots(document, id, target.place) : [];
  const [chosenSpot, setSpot] = useState('');
  const spot = spots.find(({ key }) => key === chosenSpot) ?? spots.at(-1);
  const to = target && spot ? { ...target.place, after: spot.after } : null;
  const reason = to ? reasonAgainstMoveTo(session, id, to) : 'There is no place that takes it';
  const { label, words } = blockNameOf(block?.own);
  const move = () => {
    if (!to || reason) return;
    say(moveTo(session, id, to));
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
          {words && <p className="text-text-muted">{words}</p>}
        </div>
        <Choice label="Into" items={targets} chosen={target?.key ?? null} choose={setInto} />
        <Choice label="Where" items={spots} chosen={spot?.key ?? null} choose={setSpot} />
        {reason && (
          <p role="alert" className="rounded-md bg-accent-soft p-3">
            {reason}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <button type="button" className="pane-button" onClick={() => change({ dialog: null })}>
            Leave it where it is
          </button>
          <button type="submit" className="pane-button pane-button-main" aria-disabled={reason !== null}>
            Move
          </button>
        </div>
      </form>
    </PaneDialog>
  );
}
