import type { ReactElement } from 'react';

const iconPaths = {
  up: 'M4 10l4-4 4 4',
  down: 'M4 6l4 4 4-4',
  right: 'M6 4l4 4-4 4',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M6 6h7v7H6zM3 10V3h7',
  grip: 'M6 4v.01M6 8v.01M6 12v.01M10 4v.01M10 8v.01M10 12v.01',
  back: 'M6 3L3 6l3 3M3 6h6a4 4 0 010 8H6',
  lock: 'M5 7V5a3 3 0 016 0v2M4 7h8v6H4z',
  plus: 'M8 3v10M3 8h10',
} as const;
export type ButtonIconName = keyof typeof iconPaths;

/** A decorative icon on a button; the button has the accessible name. */
export function ButtonIcon({ name }: { name: ButtonIconName }): ReactElement {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'grip' ? 2.25 : 1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
