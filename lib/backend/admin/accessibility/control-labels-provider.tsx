'use client';

import { type ReactNode, useEffect } from 'react';
import { observeDocument } from '../../platform/admin-ui/observe-document';
import { labelControls } from './control-labels';

/** Provider around all admin screens: labels Payload's unlabelled controls for screen readers. */
export function ControlLabelsProvider({ children }: { children: ReactNode }) {
  useEffect(() => observeDocument(labelControls), []);
  return children;
}
