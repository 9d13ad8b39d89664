'use client';

import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { type BlockAction, type Chosen, tell } from '../messages';
import { useOnceInAMoment } from '../use-once-in-a-moment';
import { ToolIcon } from './tool-icon';

/** The tools of the chosen block, with the blocks around it. Arrow keys walk from tool to tool. */
export function Tools({ chosen }: { chosen: Chosen }): ReactElement {
  const tools = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(tools.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    if (!step || at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={tools}
      role="toolbar"
      aria-label={`Tools of ${chosen.label}`}
      className="canvas-tools"
      tabIndex={-1}
      data-tools=""
      onKeyDown={walk}
    >
      {chosen.trail.slice(-2).map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="canvas-parent"
          title={`Choose ${label}, which this block stands in`}
          onClick={() => tell({ kind: 'select', ids: [id], isText: false })}
        >
          {label} ›
        </button>
      ))}
      <span
        className="canvas-name"
        data-grip={chosen.refusal === null ? '' : undefined}
        title={chosen.refusal ?? 'Drag to move it'}
      >
        {chosen.label}
        {chosen.from && <span className="canvas-from"> from {chosen.from}</span>}
      </span>
      {chosen.actions.map((action) => (
        <Tool key={action.command} action={action} isHidden={chosen.isHidden} />
      ))}
    </div>
  );
}

type ToolProps = { action: BlockAction; isHidden: boolean };

/** What cannot be done stays in reach, and says why. */
function Tool({ action: { command, label, reason }, isHidden }: ToolProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  // The tools are its neighbour's then: the focus is with all of them, not on what would take out that, too.
  const takeOut = useOnceInAMoment(() => {
    tell({ kind: 'command', command: 'remove' });
    button.current?.closest<HTMLElement>('[data-tools]')?.focus();
  });
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      aria-disabled={reason !== null}
      aria-description={reason ?? undefined}
      title={reason ? `${label}: ${reason}` : label}
      onClick={() => (command === 'remove' ? takeOut() : tell({ kind: 'command', command }))}
    >
      <ToolIcon command={command} isHidden={isHidden} />
    </button>
  );
}
