'use client';

import { useAuth } from '@payloadcms/ui';

/** Help on redirect patterns below the old address, for network administrators only. */
export function RedirectPatternHint() {
  const { user } = useAuth();
  if (user?.role !== 'network-admin') return null;
  return (
    <p className="field-description">
      :name stands for whatever is there, as /old-guides/:guide to /blog/:guide. A new address elsewhere
      begins with https://, and its host is one that the header’s named texts allow.
    </p>
  );
}
