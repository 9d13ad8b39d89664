'use client';

import type { KeyboardEvent, PointerEvent, ReactElement, ReactNode } from 'react';
import { classNames } from '@/lib/ui/class-names';
import { ButtonIcon, type ButtonIconName } from '../button-icon';
import type { DropMark } from './use-drag-order';

export type EntryActions = {
  move: (by: -1 | 1) => void;
  copy: () => void;
  remove: () => void;
  toggle: () => void;
  startDrag: (event: PointerEvent<HTMLElement>) => void;
};

type ListEntryProps = {
  /** Such as `step 2`. */
  name: string;
  /** Summary of the content; null if it is empty. */
  summary: string | null;
  isOpen: boolean;
  isFirst: boolean;
  isLast: boolean;
  isFull: boolean;
  /** During a drag: the dragged entry, or the drop position. */
  mark: DropMark | null;
  hasIssues: boolean;
  disabled: boolean;
  actions: EntryActions;
  /** Identifies the entry for the focus handling of the list. */
  entryKey: string;
  children: ReactNode;
};

/** One entry of a list with its buttons; its summary when it is collapsed. */
export function ListEntry(props: ListEntryProps): ReactElement {
  const { name, summary, isOpen, mark, hasIssues, disabled, actions, entryKey, children } = props;
  return (
    <div data-entry={entryKey} className={classNames('entry', mark)}>
      <div className="flex items-center gap-0.5 p-1">
        <button
          type="button"
          className="entry-button cursor-grab touch-none"
          data-act="grip"
          aria-label={`Move ${name}: drag, or press the arrow keys`}
          disabled={disabled}
          onPointerDown={actions.startDrag}
          onKeyDown={(event) => moveByKey(event, actions.move)}
        >
          <ButtonIcon name="grip" />
        </button>
        <button
          type="button"
          className="entry-title"
          data-act="toggle"
          aria-expanded={isOpen}
          onClick={actions.toggle}
        >
          <ButtonIcon name={isOpen ? 'down' : 'right'} />
          <span className="min-w-0 flex-1">
            <span className="block text-label text-text-muted first-letter:uppercase">
              {name}
              {hasIssues && <span className="needed"> · to do</span>}
            </span>
            {summary && <span className="block truncate">{summary}</span>}
          </span>
        </button>
        <EntryButtons {...props} />
      </div>
      {isOpen && <div className="px-3 pb-1">{children}</div>}
    </div>
  );
}

function moveByKey(event: KeyboardEvent, move: EntryActions['move']): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  event.stopPropagation();
  move(event.key === 'ArrowUp' ? -1 : 1);
}

function EntryButtons({ name, isFirst, isLast, isFull, disabled, actions }: ListEntryProps): ReactElement {
  const buttons: readonly {
    act: string;
    label: string;
    icon: ButtonIconName;
    isUnavailable: boolean;
    onClick: () => void;
  }[] = [
    {
      act: 'up',
      label: `Move ${name} up`,
      icon: 'up',
      isUnavailable: isFirst,
      onClick: () => actions.move(-1),
    },
    {
      act: 'down',
      label: `Move ${name} down`,
      icon: 'down',
      isUnavailable: isLast,
      onClick: () => actions.move(1),
    },
    { act: 'copy', label: `Duplicate ${name}`, icon: 'copy', isUnavailable: isFull, onClick: actions.copy },
    { act: 'out', label: `Remove ${name}`, icon: 'close', isUnavailable: false, onClick: actions.remove },
  ];
  return (
    <span className="flex shrink-0">
      {buttons.map(({ act, label, icon, isUnavailable, onClick }) => (
        <button
          key={act}
          type="button"
          data-act={act}
          className="entry-button"
          aria-label={label}
          title={label}
          aria-disabled={disabled || isUnavailable}
          onClick={() => !disabled && !isUnavailable && onClick()}
        >
          <ButtonIcon name={icon} />
        </button>
      ))}
    </span>
  );
}
