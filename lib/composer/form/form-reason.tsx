import type { ReactElement } from 'react';
import { ButtonIcon } from './button-icon';

type BlockNoticeProps = { reason: string | null; isHidden: boolean; isLocked: boolean };

/** Why a block is read-only; for an editable block, whether it is locked or hidden. */
export function BlockNotice({ reason, isHidden, isLocked }: BlockNoticeProps): ReactElement | null {
  if (reason !== null)
    return (
      <div className="mb-4 flex gap-3 rounded-md bg-accent-soft p-3">
        <ButtonIcon name="lock" />
        <div>
          <p className="font-medium">{reason}</p>
          <p className="text-label">
            You can read it here. Ask the network’s editors if something in it should be different.
          </p>
        </div>
      </div>
    );
  const notes = [
    ...(isLocked ? ['Locked: offices see it and cannot change it.'] : []),
    ...(isHidden ? ['Hidden: it is kept, and visitors do not see it.'] : []),
  ];
  return notes.length > 0 ? <p className="mb-4 rounded-md bg-surface-sunken p-3">{notes.join(' ')}</p> : null;
}
