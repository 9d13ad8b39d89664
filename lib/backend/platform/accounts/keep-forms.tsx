'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { interceptFetch } from '../admin-ui/fetch-interceptors';
import { createSessionFetch } from './watch-session';

const id = 'session';
const expiredMessage =
  'Your session has ended, and this was not saved. Keep this tab open, sign in again in another tab, then save here.';

/** Provider around all admin screens: preserves forms when the session expires, and shows a message. */
export function KeepForms({ children }: { children: ReactNode }) {
  useEffect(() => {
    return interceptFetch('session', (send) =>
      createSessionFetch({
        send,
        showExpired: () =>
          toast.error(expiredMessage, {
            ...{ id, duration: Number.POSITIVE_INFINITY },
            action: { label: 'Sign in', onClick: () => window.open('/admin/login', '_blank') },
          }),
        clearExpired: () => toast.dismiss(id),
      }),
    );
  }, []);

  return children;
}
