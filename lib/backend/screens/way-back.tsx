'use client';

import { useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { payloadSelectors } from './payload-selectors';
import { watchScreen } from './watch-screen';

/** Around every screen of the CMS: where something is not open to an account, which Payload offers to sign out of, the way back stands, too. */
export function WayBack({ children }: { children: ReactNode }) {
  const { admin } = useConfig().config.routes;
  const [refusal, setRefusal] = useState<Element | null>(null);
  useEffect(() => watchScreen(() => setRefusal(document.querySelector(payloadSelectors.unauthorized))), []);
  return (
    <>
      {children}
      {refusal &&
        createPortal(
          <a className="btn btn--style-secondary btn--size-large" href={admin}>
            Back to the dashboard
          </a>,
          refusal,
        )}
    </>
  );
}
