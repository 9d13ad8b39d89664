import type { ReactElement } from 'react';
import { classNames } from './class-names';
import { iconSheet } from './generated/icon-sheet';

/** The network's logo mark in the colours of the surface. Decorative, next to the name. */
export function BrandMark({ className = 'size-10' }: { className?: string }): ReactElement {
  return (
    <svg aria-hidden="true" className={classNames('shrink-0', className)}>
      <use href={`${iconSheet}#brand`} />
    </svg>
  );
}
