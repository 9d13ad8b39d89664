'use client';

import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';

type PaneDividerProps = {
  /** What it makes wider. */
  label: string;
  width: number;
  limits: readonly [least: number, most: number];
  /** 1 where the pane is on its left, -1 where it is on its right. */
  direction: 1 | -1;
  resize: (width: number) => void;
};

const step = 16;

/** The line between a pane and the page: moved by hand or by keys. */
export function PaneDivider({ label, width, limits, direction, resize }: PaneDividerProps): ReactElement {
  const [least, most] = limits;
  const set = (wanted: number) => resize(Math.min(most, Math.max(least, Math.round(wanted))));
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    // What is captured goes on over the page's frame, too.
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set(width + direction * event.movementX);
  };
  const press = (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowLeft: width - direction * step,
      ArrowRight: width + direction * step,
      Home: least,
      End: most,
    };
    const wanted = to[event.key];
    if (wanted === undefined || event.altKey) return;
    event.preventDefault();
    set(wanted);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is moved is no rule between paragraphs
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className="pane-divider"
      onPointerDown={hold}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
