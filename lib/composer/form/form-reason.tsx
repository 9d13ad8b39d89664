import type { ReactElement } from 'react';
import { Sign } from './sign';

type FormReasonProps = { reason: string | null; isHidden: boolean; isLocked: boolean };

/** Why a block may not be changed, and by whom; what is special about it where it may. */
export function FormReason({ reason, isHidden, isLocked }: FormReasonProps): ReactElement | null {
  if (reason !== null)
    return (
      <div className="mb-4 flex gap-3 rounded-md bg-accent-soft p-3">
        <Sign name="lock" />
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
