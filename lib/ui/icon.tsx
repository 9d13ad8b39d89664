import type { ReactElement } from 'react';
import { classNames } from './class-names';
import { iconSheet } from './generated/icon-sheet';
import type { IconName } from './icon-names';

/** An outline icon in the text colour. Always decorative: the adjacent text has the meaning. */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }): ReactElement {
  return (
    <svg aria-hidden="true" className={classNames('icon', className)}>
      <use href={`${iconSheet}#${name}`} />
    </svg>
  );
}
