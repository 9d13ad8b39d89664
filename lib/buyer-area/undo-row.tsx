'use client';
import { type ReactElement, useEffect, useRef } from 'react';

type UndoRowProps = { text: string; undo: string; onUndo: () => void };

/**
 * Replaces an entry that was removed, in its list item. It takes the focus that the pressed button had; after an undo the
 * link of the restored entry has it.
 */
export function UndoRow({ text, undo, onUndo }: UndoRowProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const restore = () => {
    const item = button.current?.closest('li');
    onUndo();
    requestAnimationFrame(() => item?.querySelector('a')?.focus());
  };
  return (
    <div className="area-undo">
      <p className="min-w-0">{text}</p>
      <button ref={button} type="button" onClick={restore} className="button button-secondary">
        {undo}
      </button>
    </div>
  );
}
