'use client';
import { type ReactElement, useEffect, useRef } from 'react';

type UndoRowProps = { text: string; undo: string; onUndo: () => void };

/** Replaces an entry that was removed. It takes the focus that the pressed button had. */
export function UndoRow({ text, undo, onUndo }: UndoRowProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className="area-undo">
      <p className="min-w-0">{text}</p>
      <button ref={button} type="button" onClick={onUndo} className="button button-secondary">
        {undo}
      </button>
    </div>
  );
}
