'use client';

import { type ReactNode, useEffect } from 'react';
import { nameControls } from './control-names';
import { watchScreen } from './watch-screen';

/** Around every screen of the CMS: controls that Payload gives no name have one, for who hears the screen. */
export function NameControls({ children }: { children: ReactNode }) {
  useEffect(() => watchScreen(nameControls), []);
  return children;
}
