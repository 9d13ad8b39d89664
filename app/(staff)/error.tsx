'use client';

import type { ReactElement } from 'react';
import { CrashScreen } from '@/lib/composer/layout/crash-screen';

/** Error boundary of the staff screens. */
export default function StaffError(): ReactElement {
  return <CrashScreen />;
}
