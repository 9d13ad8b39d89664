'use client';

import { toast } from '@payloadcms/ui';
import { type ReactNode, useEffect } from 'react';
import { interceptFetch } from '../admin-fetch/fetch-interceptors';
import { watchSession } from './watch-session';

const id = 'session';
const sentence =
  'Your session has ended, so this was not saved. Nothing you typed is lost: leave this tab open, sign in again in another tab, then save here.';

/** Around every screen of the CMS: a session that ends takes no form away. */
export function KeepForms({ children }: { children: ReactNode }) {
  useEffect(() => {
    return interceptFetch('session', (send) =>
      watchSession({
        send,
        tellEnd: () =>
          toast.error(sentence, {
            ...{ id, duration: Number.POSITIVE_INFINITY },
            action: { label: 'Sign in', onClick: () => window.open('/admin/login', '_blank') },
          }),
        clearEnd: () => toast.dismiss(id),
      }),
    );
  }, []);

  return children;
}
