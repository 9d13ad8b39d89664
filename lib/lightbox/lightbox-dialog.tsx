'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-names';
import type { LightboxContents } from './lightbox-contents';
import { LightboxFigure } from './lightbox-figure';
import { useTurning } from './use-turning';

export type LightboxProps = LightboxContents & {
  start: number;
  onClose: () => void;
};

/** One picture at a time on a dark ground. Arrow keys and swipes turn the pages; closing gives the focus back. */
export function LightboxDialog({ pictures, words, start, onClose }: LightboxProps): ReactElement | null {
  const dialog = useRef<HTMLDialogElement>(null);
  const { place, direction, turn, onKeyDown, onTouchStart, onTouchEnd } = useTurning(start, pictures.length);
  const picture = pictures[place];

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      data-surface="ink"
      aria-label={picture.position}
      {...{ onClose, onKeyDown, onTouchStart, onTouchEnd }}
      className="m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-surface-ink p-4 text-text transition-opacity starting:opacity-0 md:p-8"
    >
      <div className="flex h-full flex-col gap-4">
        <div className="flex items-center justify-between gap-4">
          <p className="text-small text-text-muted tabular-nums">{picture.position}</p>
          <RoundButton label={words.close} icon="close" onClick={() => dialog.current?.close()} />
        </div>
        <LightboxFigure key={place} picture={picture} from={direction} />
        {pictures.length > 1 && (
          <div className="flex justify-center gap-4">
            <RoundButton label={words.previous} icon="arrow-left" onClick={() => turn(-1)} />
            <RoundButton label={words.next} icon="arrow-right" onClick={() => turn(1)} />
          </div>
        )}
      </div>
    </dialog>
  );
}

type RoundButtonProps = { label: string; icon: IconName; onClick: () => void };

function RoundButton({ label, icon, onClick }: RoundButtonProps): ReactElement {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="inline-flex size-12 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line-strong text-text transition-colors hover:border-accent hover:text-accent"
    >
      <Icon name={icon} />
    </button>
  );
}
