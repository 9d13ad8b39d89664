'use client';

import { type ReactNode, useEffect } from 'react';
import { observeDocument } from '../../platform/admin-ui/observe-document';
import { labelControls } from './control-labels';

/** Wraps all screens of the CMS and labels Payload's unlabelled controls for screen readers. */
export function LabelControls({ children }: { children: ReactNode }) {
  useEffect(() => observeDocument(labelControls), []);
  return children;
}
