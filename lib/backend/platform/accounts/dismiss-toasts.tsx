'use client';

import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Rendered next to the setup code: dismisses the error toasts of the first account once it is created. */
export function DismissToasts() {
  useEffect(() => () => void toast.dismiss(), []);
  return null;
}
