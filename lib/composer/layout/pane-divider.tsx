'use client';

import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';

type PaneDividerProps = {
  /** Accessible name: what the divider resizes. */
  label: string;
  width: number;
  limits: readonly [least: number, most: number];
  /** 1 if the pane is to the left of the divider, -1 if it is to the right. */
  direction: 1 | -1;
  resize: (width: number) => void;
};

const RESIZE_STEP_PX = 16;

/** Divider between a pane and the page, moved by pointer or keyboard. */
export function PaneDivider({ label, width, limits, direction, resize }: PaneDividerProps): ReactElement {
  const [min, max] = limits;
  const resizeTo = (target: number) => resize(Math.min(max, Math.max(min, Math.round(target))));
  const capturePointer = (event: PointerEvent<HTMLDivElement>) => {
    event.preventDefault();
    // A captured pointer also works over the iframe.
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) resizeTo(width + direction * event.movementX);
  };
  const press = (event: KeyboardEvent) => {
    const to: Record<string, number> = {
      ArrowLeft: width - direction * RESIZE_STEP_PX,
      ArrowRight: width + direction * RESIZE_STEP_PX,
      Home: min,
      End: max,
    };
    const target = to[event.key];
    if (target === undefined || event.altKey) return;
    event.preventDefault();
    resizeTo(target);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that is moved is no rule between paragraphs
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      className="pane-divider"
      onPointerDown={capturePointer}
      onPointerMove={drag}
      onKeyDown={press}
    />
  );
}
