'use client';

import { type ReactNode, useEffect } from 'react';
import { installFetchInterceptors } from './fetch-interceptors';

/** Around every screen of the CMS: installs the interceptors of its requests. */
export function FetchInterceptorProvider({ children }: { children: ReactNode }) {
  useEffect(() => installFetchInterceptors(), []);
  return children;
}
