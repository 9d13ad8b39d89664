'use client';

import type { ReactElement } from 'react';
import { Stopped } from '@/lib/composer/panes/stopped';

/** Where a screen of staff has failed. */
export default function StaffError(): ReactElement {
  return <Stopped />;
}
