'use client';

import { useAuth } from '@payloadcms/ui';

/** Below the days on which an office is closed: where those of all offices are written, for whom can see that, and else by whom. */
export function HolidaysHelp() {
  const { user } = useAuth();
  return (
    <p className="field-description">
      Holidays of all offices are written once,{' '}
      {user?.role === 'office-editor'
        ? 'by the network’s staff'
        : 'in the section “contact”, as the text “Days off”'}
      .
    </p>
  );
}
