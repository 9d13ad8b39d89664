'use client';

import { useAuth } from '@payloadcms/ui';

/**
 * Help below the days off of an office: where the holidays of all offices are maintained, depending on the
 * user's role.
 */
export function HolidaysHint() {
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
