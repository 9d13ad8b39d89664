import type { ReactElement } from 'react';
import { classNames } from './class-names';
import { iconSheet } from './generated/icon-sheet';

/** The network's mark, in the page's roles. Decorative; the name stands beside it. */
export function BrandMark({ className = 'size-10' }: { className?: string }): ReactElement {
  return (
    <svg aria-hidden="true" className={classNames('shrink-0', className)}>
      <use href={`${iconSheet}#brand`} />
    </svg>
  );
}
