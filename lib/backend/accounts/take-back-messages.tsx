'use client';

import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';

/** Beside the setup code: what was wrong with the first account is no longer said once it is made. */
export function TakeBackMessages() {
  useEffect(() => () => void toast.dismiss(), []);
  return null;
}
