'use client';

import { type ReactElement, useEffect, useRef } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-names';
import type { LightboxContents } from './lightbox-contents';
import { LightboxFigure } from './lightbox-figure';
import { usePictureNavigation } from './use-picture-navigation';

export type LightboxProps = LightboxContents & {
  start: number;
  onClose: () => void;
};

/**
 * One picture at a time on a dark background. Arrow keys and swipes move to the next one; closing returns
 * the focus.
 */
export function LightboxDialog({ pictures, labels, start, onClose }: LightboxProps): ReactElement | null {
  const dialog = useRef<HTMLDialogElement>(null);
  const { index, direction, step, onKeyDown, onTouchStart, onTouchEnd } = usePictureNavigation(
    start,
    pictures.length,
  );
  const picture = pictures[index];

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
          <RoundButton label={labels.close} icon="close" onClick={() => dialog.current?.close()} />
        </div>
        <LightboxFigure key={index} picture={picture} direction={direction} />
        {pictures.length > 1 && (
          <div className="flex justify-center gap-4">
            <RoundButton label={labels.previous} icon="arrow-left" onClick={() => step(-1)} />
            <RoundButton label={labels.next} icon="arrow-right" onClick={() => step(1)} />
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
