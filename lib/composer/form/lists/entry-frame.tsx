'use client';

import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { Sign, type SignName } from '../sign';
import type { DropMark } from './use-drag-order';

export type EntryActs = {
  move: (by: -1 | 1) => void;
  copy: () => void;
  takeOut: () => void;
  toggle: () => void;
  grip: (event: PointerEvent<HTMLElement>) => void;
};

type EntryFrameProps = {
  /** As `step 2`. */
  name: string;
  /** By what it is known, if anything is written in it. */
  words: string | null;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  isFull: boolean;
  /** While an entry is dragged: which one, and where it would go. */
  mark: DropMark | null;
  hasFaults: boolean;
  disabled: boolean;
  acts: EntryActs;
  /** What the list finds its buttons by. */
  entryKey: string;
  children: ReactNode;
};

/** One entry of a list with what can be done with it; folded, its first words. */
export function EntryFrame(props: EntryFrameProps): ReactElement {
  const { name, words, isOpen, mark, hasFaults, disabled, acts, entryKey, children } = props;
  return (
    <div data-entry={entryKey} className={classNames('entry', mark)}>
      <div className="flex items-center gap-0.5 p-1">
        <button
          type="button"
          className="entry-button cursor-grab touch-none"
          data-act="grip"
          aria-label={`Move ${name}: drag, or press the arrow keys`}
          disabled={disabled}
          onPointerDown={acts.grip}
          onKeyDown={(event) => moveByKey(event, acts.move)}
        >
          <Sign name="grip" />
        </button>
        <button
          type="button"
          className="entry-title"
          data-act="toggle"
          aria-expanded={isOpen}
          onClick={acts.toggle}
        >
          <Sign name={isOpen ? 'down' : 'right'} />
          <span className="min-w-0 flex-1">
            <span className="block text-label text-text-muted first-letter:uppercase">
              {name}
              {hasFaults && <span className="needed"> · to do</span>}
            </span>
            {words && <span className="block truncate">{words}</span>}
          </span>
        </button>
        <Handles {...props} />
      </div>
      {isOpen && <div className="px-3 pb-1">{children}</div>}
    </div>
  );
}

function moveByKey(event: KeyboardEvent, move: EntryActs['move']): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.stopPropagation();
  move(event.key === 'ArrowUp' ? -1 : 1);
}

function Handles({ name, isFirst, isLast, isFull, disabled, acts }: EntryFrameProps): ReactElement {
  const handles: readonly { act: string; label: string; sign: SignName; isOff: boolean; run: () => void }[] =
    [
      { act: 'up', label: `Move ${name} up`, sign: 'up', isOff: isFirst, run: () => acts.move(-1) },
      { act: 'down', label: `Move ${name} down`, sign: 'down', isOff: isLast, run: () => acts.move(1) },
      { act: 'copy', label: `Duplicate ${name}`, sign: 'copy', isOff: isFull, run: acts.copy },
      { act: 'out', label: `Take out ${name}`, sign: 'close', isOff: false, run: acts.takeOut },
    ];
  return (
    <span className="flex shrink-0">
      {handles.map(({ act, label, sign, isOff, run }) => (
        <button
          key={act}
          type="button"
          data-act={act}
          className="entry-button"
          aria-label={label}
          title={label}
          aria-disabled={disabled || isOff}
          onClick={() => !disabled && !isOff && run()}
        >
          <Sign name={sign} />
        </button>
      ))}
    </span>
  );
}
