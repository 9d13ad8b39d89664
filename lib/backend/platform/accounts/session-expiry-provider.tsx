'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { interceptFetch } from '../admin-ui/fetch-interceptors';
import { createSessionFetch } from './session-fetch';

const toastId = 'session';
const expiredMessage =
  'Your session has ended, and this was not saved. Keep this tab open, sign in again in another tab, then save here.';

/** Provider around all admin screens: shows a message when the session expires, and leaves the forms open. */
export function SessionExpiryProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    return interceptFetch('session', (send) =>
      createSessionFetch({
        send,
        showExpired: () =>
          toast.error(expiredMessage, {
            ...{ id: toastId, duration: Number.POSITIVE_INFINITY },
            action: { label: 'Sign in', onClick: () => window.open('/admin/login', '_blank') },
          }),
        clearExpired: () => toast.dismiss(toastId),
      }),
    );
  }, []);

  return children;
}
