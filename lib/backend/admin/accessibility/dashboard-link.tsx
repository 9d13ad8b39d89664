'use client';

import { useConfig } from '@payloadcms/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { observeDocument } from '../../platform/admin-ui/observe-document';
import { payloadSelectors } from '../../platform/admin-ui/payload-selectors';

/**
 * Wraps all screens of the CMS and adds a link to the dashboard to Payload's unauthorized screen, which only
 * offers to sign out.
 */
export function DashboardLink({ children }: { children: ReactNode }) {
  const { admin } = useConfig().config.routes;
  const [unauthorizedView, setUnauthorizedView] = useState<Element | null>(null);
  useEffect(
    () => observeDocument(() => setUnauthorizedView(document.querySelector(payloadSelectors.unauthorized))),
    [],
  );
  return (
    <>
      {children}
      {unauthorizedView &&
        createPortal(
          <a className="btn btn--style-secondary btn--size-large" href={admin}>
            Back to the dashboard
          </a>,
          unauthorizedView,
        )}
    </>
  );
}
