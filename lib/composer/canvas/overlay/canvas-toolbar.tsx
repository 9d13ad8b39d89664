'use client';

import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { type BlockAction, postToComposer, type SelectedBlock } from '../messages';
import { useThrottledAction } from '../use-throttled-action';
import { ToolIcon } from './tool-icon';

/**
 * Toolbar of the selected block, with its enclosing blocks. Arrow keys move the focus from button to button.
 */
export function CanvasToolbar({ selected }: { selected: SelectedBlock }): ReactElement {
  const toolbar = useRef<HTMLDivElement>(null);
  const moveFocus = (event: KeyboardEvent) => {
    const offset = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])];
    const index = buttons.findIndex((button) => button.matches(':focus'));
    if (!offset || index < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[(index + offset + buttons.length) % buttons.length]?.focus();
  };
  return (
    <div
      ref={toolbar}
      role="toolbar"
      aria-label={`Block tools: ${selected.label}`}
      className="canvas-tools"
      tabIndex={-1}
      data-tools=""
      onKeyDown={moveFocus}
    >
      {selected.trail.slice(-2).map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className="canvas-parent"
          title={`Select ${label}, the parent block`}
          onClick={() => postToComposer({ kind: 'select', ids: [id], isText: false })}
        >
          {label} ›
        </button>
      ))}
      <span
        className="canvas-name"
        data-grip={selected.refusal === null ? '' : undefined}
        title={selected.refusal ?? 'Drag to move'}
      >
        {selected.label}
        {selected.source && <span className="canvas-from"> from {selected.source}</span>}
      </span>
      {selected.actions.map((action) => (
        <Tool key={action.command} action={action} isHidden={selected.isHidden} />
      ))}
    </div>
  );
}

type ToolProps = { action: BlockAction; isHidden: boolean };

/** An unavailable command stays focusable and describes the reason. */
function Tool({ action: { command, label, reason }, isHidden }: ToolProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  // The toolbar then belongs to the adjacent block. The focus moves to the toolbar itself, so that a further
  // key press does not remove that block too.
  const removeBlock = useThrottledAction(() => {
    postToComposer({ kind: 'command', command: 'remove' });
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
      onClick={() => (command === 'remove' ? removeBlock() : postToComposer({ kind: 'command', command }))}
    >
      <ToolIcon command={command} isHidden={isHidden} />
    </button>
  );
}
