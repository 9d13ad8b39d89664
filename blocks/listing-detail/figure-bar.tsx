import type { ReactElement } from 'react';

type FigureBarProps = {
  label: string;
  value: string;
  /** The length of the bar, 0 to 1. */
  share: number;
  strong: boolean;
};

/** A labelled bar of a chart. The figure is next to it as text; the bar is decorative. */
export function FigureBar({ label, value, share, strong }: FigureBarProps): ReactElement {
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-small text-text-muted">{label}</span>
        <span className="font-semibold tabular-nums">{value}</span>
      </p>
      <svg
        aria-hidden="true"
        className="mt-2 block h-3 w-full"
        preserveAspectRatio="none"
        viewBox="0 0 100 1"
      >
        <rect width="100" height="1" className="fill-track" />
        <rect width={(share * 100).toFixed(2)} height="1" className={strong ? 'fill-accent' : 'fill-link'} />
      </svg>
    </li>
  );
}
