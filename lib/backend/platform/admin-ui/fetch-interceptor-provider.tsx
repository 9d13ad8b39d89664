'use client';

import { type ReactNode, useEffect } from 'react';
import { installFetchInterceptors } from './fetch-interceptors';

/** Provider around all admin screens: installs the fetch interceptors. */
export function FetchInterceptorProvider({ children }: { children: ReactNode }) {
  useEffect(() => installFetchInterceptors(), []);
  return children;
}
